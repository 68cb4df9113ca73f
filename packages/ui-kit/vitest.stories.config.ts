import { storyTests } from '@bourse/storybook-config/vitest';

/** Stories with selected states, focus, sliders and edges, which are drawn with colours that forced colours replace. */
const forcedColours = [
  'actions-button--tones',
  'actions-icon-button--states',
  'data-table--sorted',
  'feedback-alert--tones',
  'feedback-chip--filter',
  'forms-checkbox--on',
  'forms-date-field--calendar',
  'forms-percent-steps--by-keyboard',
  'forms-radio-cards--networks',
  'forms-radio-group--in-a-row',
  'forms-segmented-control--buy',
  'forms-select--filled',
  'forms-slider--leverage',
  'forms-switch--on',
  'forms-text-field--wrong',
  'layout-pagination--middle',
  'layout-stepper--horizontal',
  'layout-tabs--by-keyboard',
  'overlays-dialog--open',
  'overlays-menu-button--open',
];

export default storyTests(import.meta.dirname, { forcedColours });
