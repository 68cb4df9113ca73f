import type { Messages } from '@bourse/i18n';
import type en from './en';

const spa: Messages<typeof en> = {
  label: 'Avisarme de mis novedades',
  sound: 'Con sonido',
  notification: 'Con notificación del sistema',
  notAllowed: 'El navegador no permite notificaciones de esta página.',
};

export default spa;
