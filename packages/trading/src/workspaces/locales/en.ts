const en = {
  'workspace.hint': 'Drag a panel to another place, or focus it and press the arrow keys. For windows from 1,200 px.',
  'workspace.left': 'Left column',
  'workspace.centre': 'Centre column',
  'workspace.right': 'Right column',
  'workspace.edge': 'Outer right column',
  'workspace.foot': 'Below the chart',
  'workspace.here': 'Move here',
  'workspace.hereOf': 'Move here: {{panel}}, {{zone}}',
  'workspace.moved': '{{panel}}: {{zone}}',
  'workspace.movedTo': '{{panel}}: {{zone}}, position {{place}}',
  'workspace.layouts': 'Saved layouts',
  'workspace.name': 'Layout name',
  'workspace.save': 'Save layout',
  'workspace.saved': 'Layout saved: {{name}}',
  'workspace.full': 'You have saved 12 layouts. Delete one to save another.',
  'workspace.show': 'Show',
  'workspace.delete': 'Delete',
  'workspace.deleteOf': 'Delete the layout: {{name}}',
  'workspace.file': 'Transfer to another device',
  'workspace.fileHint':
    'The file contains your layouts, price alerts and keys. Importing replaces the present layouts and keys.',
  'workspace.export': 'Export settings',
  'workspace.import': 'Import settings',
  'workspace.imported': 'Settings imported',
  'workspace.notRead': 'This is not a settings file of this site. Nothing was changed.',
};

export default en;
