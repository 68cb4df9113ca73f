import type { SoundTexts } from './en';

const spa: SoundTexts = {
  'sound.listen': 'Escuchar el gráfico',
  'sound.title': 'Gráfico como texto y sonido',
  'sound.close': 'Cerrar',
  'sound.failed': 'No se pudo reproducir el sonido',
  'sound.stop': 'Detener el sonido',
  'reading.summary': 'Resumen',
  'reading.highest': 'Máximo',
  'reading.lowest': 'Mínimo',
  'reading.trend': 'Tendencia',
  'reading.sound': 'Reproducir como sonido',
  'told.summary':
    '{{count}} velas, de {{from}} a {{to}}. Apertura {{open}}, máximo {{high}}, mínimo {{low}}, último {{last}}. {{trend}}',
  'told.highest': 'Máximo {{price}}, {{time}}',
  'told.lowest': 'Mínimo {{price}}, {{time}}',
  'trend.rising': 'Al alza, {{change}}',
  'trend.falling': 'A la baja, {{change}}',
  'trend.sideways': 'Lateral, {{change}}',
};

export default spa;
