import type { Messages } from '@bourse/i18n';
import type en from './en';

const spa: Messages<typeof en> = {
  connection: 'Conexión',
  phase: 'Datos en vivo',
  'phase.connecting': 'Conectando',
  'phase.live': 'En vivo',
  'phase.stale': 'Sin datos recientes',
  'phase.down': 'Sin conexión',
  lastEvent: 'Antigüedad del último evento',
  roundTrip: 'Ida y vuelta',
  roundTripOf: '{{median}} ms (de {{least}} a {{most}} ms)',
  offset: 'Desfase del reloj',
  offsetOf: '{{offset}} ms, con ±{{precision}} ms',
  delay: 'Retraso de entrega',
  delayUnknown: '— La plataforma no indica cuándo envió un evento.',
  measure: 'Medir ahora',
  notMeasured: 'La plataforma no respondió. Inténtelo de nuevo.',
  calls: 'Datos de esta página',
  'calls.name': 'Datos',
  'calls.status': 'Estado',
  'calls.age': 'Antigüedad',
  'calls.took': 'Duración',
  'calls.none': 'Aún no se han cargado datos',
  'status.waiting': 'En espera',
  'status.arrived': 'Cargado',
  'status.failed': 'Fallido',
  seconds: 'hace {{seconds}} s',
  milliseconds: '{{milliseconds}} ms',
  bundle: 'Archivo para soporte',
  'bundle.words':
    'Revise todo el archivo antes de guardarlo. No contiene contraseñas, tokens, direcciones, nombres ni importes. No se envía nada: adjúntelo a su mensaje a soporte.',
  'bundle.prepare': 'Preparar archivo para soporte',
  'bundle.save': 'Guardar archivo',
  'bundle.content': 'Contenido del archivo para soporte',
};

export default spa;
