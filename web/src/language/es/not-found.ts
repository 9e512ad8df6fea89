import type { notFound as english } from '../en/not-found.ts';
import type { Translation } from '../translation.ts';

export const notFound: Translation<typeof english> = {
  title: 'Lo sentimos, no hemos encontrado la página que busca',
  lead: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  search: 'Busque lo que sea',
  noPage: 'Ninguna página tiene ese nombre.',
  back: 'Volver al panel',
};
