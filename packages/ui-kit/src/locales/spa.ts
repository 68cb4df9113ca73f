import type { Messages } from '@bourse/i18n';
import type { UiKitTexts } from './en';

const spa: Messages<UiKitTexts> = {
  'action.pending': 'Procesando…',
  'action.close': 'Cerrar',
  'action.cancel': 'Cancelar',
  'action.confirm': 'Confirmar',
  'action.retry': 'Reintentar',
  'action.dismiss': 'Descartar',
  'copy.copy': 'Copiar',
  'lay.copys': 'Copiado',
  'lay.fcopy': 'No se pudo copiar',
  'password.show': 'Mostrar contraseña',
  'password.hide': 'Ocultar contraseña',
  'confirm.remember': 'No volver a preguntar en este dispositivo',
  'connection.connecting': 'Conectando',
  'connection.live': 'En vivo',
  'connection.stale': 'Datos desactualizados',
  'connection.down': 'Reconectando',
  'connection.age': '{{seconds}} s',
  'number.unreadable': 'No se puede leer «{{text}}» como una sola cantidad. Escríbala, por favor.',
  'table.sort': 'Ordenar por {{column}}',
  'table.loading': 'Cargando',
  'error.title': 'Algo salió mal',
  'price.up': 'sube',
  'price.down': 'baja',
  'price.unchanged': 'sin cambios',
  'steps.label': 'Parte del saldo disponible',
  'steps.value': '{{percent}} por ciento',
  'qr.label': 'Código QR: {{value}}',
  'richText.table': 'Tabla',
  'toast.region': 'Mensajes',
};

export default spa;
