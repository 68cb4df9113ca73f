import type { Messages } from '@bourse/i18n';
import type en from './en';

const spa: Messages<typeof en> = {
  'method.label': 'Método de coste',
  'method.average': 'Coste medio',
  'method.fifo': 'FIFO (primero lo más antiguo)',
  'method.lifo': 'LIFO (primero lo más reciente)',
  'quote.label': 'Moneda de cotización',
  realised: 'PyG realizada',
  unrealised: 'PyG no realizada',
  course: 'PyG realizada a lo largo del tiempo',
  courseEmpty: 'El gráfico aparece tras ventas en dos días.',
  emptyHint: 'Tras su primera operación, aquí verá la PyG realizada, el coste medio y sus ventas.',
  trade: 'Empezar a operar',
  pairs: 'Por par',
  'pairs.held': 'En cartera',
  'pairs.averageCost': 'Coste medio',
  'pairs.cost': 'Coste',
  sales: 'Ventas',
  'sales.statistics': 'Estadísticas de ventas',
  'sales.proceeds': 'Ingreso neto',
  'sales.cost': 'Coste',
  'sales.profit': 'PyG',
  'sales.none': 'Aún no hay ventas',
  'sales.noMatch': 'No hay ventas con esta etiqueta',
  basis: 'Según sus operaciones, comisiones incluidas. No cuenta depósitos, retiros ni transferencias.',
  incomplete:
    'Solo se cargaron las {{count}} operaciones más recientes. Con coste medio o FIFO, la PyG se desconoce hasta cargar todas.',
  loadOlder: 'Cargar operaciones anteriores',
  uncovered_one: 'Coste desconocido en {{sales}} venta: se vendió más de lo comprado, por ejemplo monedas depositadas.',
  uncovered_other:
    'Coste desconocido en {{sales}} ventas: se vendió más de lo comprado, por ejemplo monedas depositadas.',
  feesUnknown_one: 'PyG desconocida en relación con {{trades}} operación sin comisión conocida.',
  feesUnknown_other: 'PyG desconocida en relación con {{trades}} operaciones sin comisión conocida.',
  export: 'Exportar lotes (CSV)',
  'csv.saleId': 'ID de venta',
  'csv.soldUtc': 'Vendido (UTC)',
  'csv.buyId': 'ID de compra',
  'csv.boughtUtc': 'Comprado (UTC)',
  'csv.currency': 'Moneda de los importes',
  'csv.state': 'Estado',
  'csv.sold': 'Vendido',
  'csv.held': 'En cartera',
  'csv.uncovered': 'Coste desconocido',
};

export default spa;
