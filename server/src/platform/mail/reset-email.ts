import type { Language } from '@afc/contract/messages';
import type { Mail } from './mail.ts';

const texts = {
  en: {
    subject: 'AFC: change your password',
    body: 'Somebody asked to change the password of your AFC profile. Open this link within one hour to choose a new one:',
    ignore: 'If it was not you, ignore this mail: nothing changes.',
  },
  es: {
    subject: 'AFC: cambie su contraseña',
    body: 'Alguien pidió cambiar la contraseña de su perfil de AFC. Abra este enlace en el plazo de una hora para elegir una nueva:',
    ignore: 'Si no fue usted, ignore este mensaje: no cambia nada.',
  },
} as const;

export function resetEmail({ to, link, language }: { to: string; link: string; language: Language }): Mail {
  const { subject, body, ignore } = texts[language];
  return { to, subject, text: `${body}\n\n${link}\n\n${ignore}\n` };
}
