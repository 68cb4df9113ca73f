// Reports buttons, fields, dialogs and menus that a package defines instead of using those of ui-kit.
import { checkSources } from './check-sources.ts';
import { rawElements } from './elements.ts';

checkSources({
  script: 'check-elements.ts',
  files: '{apps,packages}/*/src/**/*.tsx',
  find: rawElements,
  exceptions: {
    'packages/charts/src/chart/drawing/text-editor.tsx':
      'edits a text of the chart in place, with the size of that text',
    'packages/feature-kit/src/search-dialog/search-dialog-window.tsx':
      'gets its properties from `useAutocomplete`, which wants the bare input',
    'packages/charts/src/chart/indicators/indicator-panel.tsx': 'is not modal: the chart beside it stays in reach',
  },
});
