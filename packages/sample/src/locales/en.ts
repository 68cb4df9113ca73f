const en = {
  'entries.title': 'Sample',
  'entries.search': 'Search by name',
  'entries.name': 'Name',
  'entries.created': 'Since',
  'entries.unknown': 'Not known',
  'entries.none': 'There is nothing here yet.',
  'entries.noMatch': 'Nothing matches.',
  'entries.failed': 'The list could not be loaded',
};

export default en;
