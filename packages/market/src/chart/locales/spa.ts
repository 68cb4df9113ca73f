import type { ChartTexts } from './en';

const spa: ChartTexts = {
  'plot.label': 'Gráfico de precios de {{symbol}}',
  'bar.open': 'Ap',
  'bar.high': 'Máx',
  'bar.low': 'Mín',
  'bar.close': 'Ci',
  'bar.volume': 'Vol.',
  'bar.openLong': 'Apertura',
  'bar.highLong': 'Máximo',
  'bar.lowLong': 'Mínimo',
  'bar.closeLong': 'Cierre',
  'bar.volumeLong': 'Volumen',
  'bar.timeLong': 'Hora',
  'plot.summary':
    '{{symbol}}, intervalo {{interval}}, {{count}} velas de {{from}} a {{to}}. Apertura {{open}}, máximo {{high}}, mínimo {{low}}, cierre {{close}}.',
  'plot.table': 'Las velas más recientes de {{symbol}} en una tabla',
  'plot.keys':
    'Las flechas izquierda y derecha recorren el tiempo, más y menos amplían y reducen, Inicio y Fin saltan a los extremos.',
  'lines.title': 'Líneas en el gráfico',
  'alert.at': 'Crear una alerta en {{price}}',
  'alert.keys': 'Las flechas arriba y abajo cambian el precio.',
};

export default spa;
