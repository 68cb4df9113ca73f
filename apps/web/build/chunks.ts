/**
 * The groups of modules that the build puts into one file each. Without a group, modules go into one file for each set of
 * screens that use them: many small files, which together compress worse by a tenth.
 *
 * A group also takes what its modules import, unless an earlier group has it. Therefore a module that other screens use too
 * belongs to an earlier group; otherwise those screens load the whole later group, which the budgets show.
 */

/** Any file of texts: one language is enough. */
const TEXTS = /[\\/]locales[\\/](?:en|zh|hk|kr|jp|spa)\./;

const VENDOR =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|@reduxjs|immer|redux|reselect|react-redux|@emotion|stylis|i18next|valibot|big\.js|use-sync-external-store)[\\/]/;

/**
 * The chunks that the page runs as scripts of their own, before the entry: each is one task of the main thread, and the page
 * answers between them. More parts would compress worse.
 */
export const RUN_BEFORE_ENTRY = ['vendor'];

/** Text fields and plain buttons, which are on the home, login and trading screens. */
const FIELD =
  /@mui[\\/]material[\\/](?:InputBase|OutlinedInput|FormControl|FormLabel|FormHelperText|TextareaAutosize)[\\/]|ui-kit[\\/]src[\\/](?:forms[\\/](?:field|text-field)|actions[\\/]plain-button|hooks[\\/]use-chosen-in-view)\./;

/** Tables, tabs, checkboxes and the frame of dialogs, with the internals of MUI that these and the larger controls share. */
const CONTROLS =
  /@mui[\\/]material[\\/](?:Table\w*|Paper|SvgIcon|Checkbox|FormControlLabel|Typography|Unstable_TrapFocus|transitions)[\\/]|@mui[\\/].*[\\/](?:RtlProvider|setRef|ownerWindow|useRovingTabIndex|useSlotProps|useTimeout)[\\/.]|ui-kit[\\/]src[\\/](?:data-table[\\/](?!.*virtual)|layout[\\/](?:tabs|tab-row|panel)\.|forms[\\/]checkbox\.|overlays[\\/]dialog\.)/;

/** Safe writes, batches, the pages of a list and the reading of a deal: trading screens and background components have them. */
const WRITE = /feature-kit[\\/]src[\\/](?:write|pages|paths|batch)[\\/]|trading[\\/]src[\\/]deal-read[\\/]/;

/** The stored price alerts and the watch over them, which every screen has, and the user's events. */
const ALERTS =
  /trading[\\/]src[\\/]price-alerts[\\/]alert(?:-storage|-watch)?\.|feature-kit[\\/]src[\\/](?:storage|user-events)/;

/** What both the lists of pairs and the trading screens show of a pair. */
const QUOTES =
  /market[\\/]src[\\/](?:quotation|pairs|pair-bar[\\/]use-price|display-decimals|load-status|news[\\/](?:use|merge)-news)|feature-kit[\\/]src[\\/]failure|ui-kit[\\/]src[\\/](?:figures[\\/](?:price|change|amount)-text|feedback[\\/]use-announced)/;

/** The frame of the trading screens with its panels, before the chart. */
const TRADING =
  /trading[\\/]src[\\/](?:deal-screen|panel-layout|shortcuts[\\/](?!cheat))|market[\\/]src[\\/](?:order-book|recent-trades|pair-list|pair-bar[\\/]pair-bar|chart[\\/](?:chart|use-chart|toolbar[\\/]chart-toolbar|bars[\\/]series|resolution[\\/](?:use-resolution|resolution-text))\.)/;

const isNoText = (test: RegExp) => (id: string) => test.test(id) && !TEXTS.test(id);

export const CHUNK_GROUPS = [
  { name: 'vendor', test: VENDOR },
  // Whatever the entry imports, in one file.
  { name: 'shared', tags: ['$initial' as const], test: (id: string) => !TEXTS.test(id) },
  { name: 'field', test: FIELD },
  { name: 'controls', test: CONTROLS },
  { name: 'quotes', test: isNoText(QUOTES), minShareCount: 5 },
  { name: 'write', test: WRITE },
  { name: 'alerts', test: ALERTS },
  { name: 'trading', test: isNoText(TRADING), minShareCount: 2 },
  { name: 'highcharts', test: /highcharts/ },
];
