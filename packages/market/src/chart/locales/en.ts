/** Source of the keys: what the plot and its tools say. They come with the chart, not with the screen around it. */
const en = {
  'plot.label': 'Price chart of {{symbol}}',
  'bar.open': 'O',
  'bar.high': 'H',
  'bar.low': 'L',
  'bar.close': 'C',
  'bar.volume': 'Vol',
  'bar.openLong': 'Open',
  'bar.highLong': 'High',
  'bar.lowLong': 'Low',
  'bar.closeLong': 'Close',
  'bar.volumeLong': 'Volume',
  'bar.timeLong': 'Time',
  'plot.summary':
    '{{symbol}}, interval {{interval}}, {{count}} bars from {{from}} to {{to}}. Open {{open}}, highest {{high}}, lowest {{low}}, close {{close}}.',
  'plot.table': 'The newest bars of {{symbol}} as a table',
  'plot.keys': 'Left and right arrow move through time, plus and minus zoom, Home and End jump to the ends.',
  'lines.title': 'Lines on the chart',
  'alert.at': 'Set an alert at {{price}}',
  'alert.keys': 'Up and down arrow change the price.',
};

export type ChartTexts = Readonly<typeof en>;
export default en;
