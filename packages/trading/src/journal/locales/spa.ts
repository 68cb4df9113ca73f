import type { Messages } from '@bourse/i18n';
import type en from './en';

const spa: Messages<typeof en> = {
  calendar: 'Calendario de PyG',
  count: 'Operaciones cerradas',
  dayCount: 'Cerradas: {{count}}',
  winRate: 'Tasa de acierto',
  winRateOf: '{{rate}} ({{wins}} con ganancia)',
  netProfit: 'PyG neta',
  'chart.show': 'Gráfico',
  'chart.showOf': 'Gráfico: {{trade}}',
  'chart.entry': 'Entrada',
  'chart.exit': 'Salida',
  'chart.opened': 'Apertura',
  'chart.closed': 'Cierre',
  'chart.noPair': 'Este par ya no está disponible.',
  currency: 'Moneda',
  incomplete: 'No se incluyen las operaciones anteriores.',
  older: 'Cargar anteriores',
  byPair: 'Por par',
  byDuration: 'Por duración',
  byHour: 'Por hora de apertura',
  'note.header': 'Nota',
  'note.add': 'Añadir nota',
  'note.addTo': 'Añadir nota: {{trade}}',
  'note.edit': 'Editar nota',
  'note.editOf': 'Editar nota: {{trade}}',
  'note.text': 'Nota',
  'note.tags': 'Etiquetas',
  'note.tagsHint': 'Separe las etiquetas con comas.',
  'note.onDevice': 'Se guarda en este dispositivo para su cuenta. Nunca se envía a la plataforma.',
  'note.save': 'Guardar nota',
  'filter.label': 'Etiqueta',
  'filter.all': 'Todas las operaciones',
};

export default spa;
