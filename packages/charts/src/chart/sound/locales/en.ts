/** Source of the keys: the chart as text and sound. */
const en = {
  'sound.listen': 'Listen to the chart',
  'sound.title': 'Chart as text and sound',
  'sound.close': 'Close',
  'sound.failed': 'The sound could not be played',
  'sound.stop': 'Stop the sound',
  'reading.summary': 'Summary',
  'reading.highest': 'Highest',
  'reading.lowest': 'Lowest',
  'reading.trend': 'Trend',
  'reading.sound': 'Play as sound',
  'told.summary':
    '{{count}} bars, {{from}} to {{to}}. Open {{open}}, high {{high}}, low {{low}}, last {{last}}. {{trend}}',
  'told.highest': 'Highest {{price}} at {{time}}',
  'told.lowest': 'Lowest {{price}} at {{time}}',
  'trend.rising': 'Rising, {{change}}',
  'trend.falling': 'Falling, {{change}}',
  'trend.sideways': 'Sideways, {{change}}',
};

export type SoundTexts = Readonly<typeof en>;
export default en;
