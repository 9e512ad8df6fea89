import type { states as english } from '../en/states.ts';
import type { Translation } from '../translation.ts';

export const states: Translation<typeof english> = {
  loading: 'Cargando',
  failedTitle: 'No se pudo cargar',
  retry: 'Reintentar',
  pictureMissing: 'No se pudo cargar esta imagen.',
  offline: 'Sin conexión',
  offlineBody: 'Lo que ve puede ser antiguo. La página continúa sola cuando vuelva la conexión.',
  offlineAction: 'No hay conexión, no se envió nada. Inténtelo de nuevo cuando vuelva la conexión.',
  noList: 'No hay ninguna lista cargada: no se compara a nadie con listas de sanciones.',
  listsLoading:
    'Se están cargando las listas de proveedores, lo que tarda minutos si son largas. Hasta entonces lo que se sube sigue procesando y las comprobaciones de Colisión de IA esperan.',
  listsFailed:
    'No se pudieron cargar las listas de proveedores, así que no se compara a nadie con ellas tal como son ahora. Un administrador encuentra el motivo en el registro del servidor.',
  importList: 'Importar una lista',
  slow: 'La conexión es lenta, se sigue esperando una respuesta.',
  forbiddenTitle: 'Sin acceso',
  toStatistics: 'Ir a Estadísticas',
  crashedTitle: 'Esta página dejó de funcionar',
  crashedBody: 'Recargue la página. Lo que ya envió está guardado.',
  reload: 'Recargar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  save: 'Guardar',
  copied: 'Copiado',
  showPassword: 'Mostrar u ocultar la contraseña',
  leave: 'Salir',
  stay: 'Quedarse',
};
