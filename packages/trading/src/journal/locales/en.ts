/** Source of the keys: the texts of the journals of closed trades, fetched with them. */
const en = {
  calendar: 'P/L calendar',
  count: 'Closed trades',
  dayCount: '{{count}} closed',
  winRate: 'Win rate',
  winRateOf: '{{rate}} ({{wins}} won)',
  netProfit: 'Net P/L',
  'note.header': 'Note',
  'note.add': 'Add note',
  'note.addTo': 'Add note: {{trade}}',
  'note.edit': 'Edit note',
  'note.editOf': 'Edit note: {{trade}}',
  'note.text': 'Note',
  'note.tags': 'Tags',
  'note.tagsHint': 'Separate tags with commas.',
  'note.onDevice': 'Kept on this device for your account. Never sent to the exchange.',
  'note.save': 'Save note',
  'filter.label': 'Tag',
  'filter.all': 'All trades',
};

export default en;
