import { filesOf, type Load, type Manifest } from './bundle.ts';

export interface Budget extends Load {
  readonly name: string;
  /** KiB of JavaScript, compressed with brotli. */
  readonly limit: number;
  /** Budget whose files are loaded before and not counted again. */
  readonly after?: Load;
}

const CHART = 'packages/market/src/chart/stock-chart.tsx';
const INDICATORS = 'packages/market/src/chart/indicators/index.ts';
const DRAWING = 'packages/market/src/chart/drawing/index.ts';

/**
 * Code that a trading screen loads on a press only: coin information with the rich text sanitiser, the price alerts
 * tab, the history's tab, the list of shortcuts, the chart's indicators and tools; and the grips of lines that the user can drag, which only
 * the leverage screen has.
 */
const ON_PRESS = [
  INDICATORS,
  DRAWING,
  'packages/market/src/chart/toolbar/save-picture.ts',
  'packages/market/src/chart/toolbar/alert-at.tsx',
  'packages/market/src/chart/line-drag/line-grips.tsx',
  'packages/ui-kit/src/rich-text/sanitise.ts',
  'packages/ui-kit/src/overlays/dialog-window.tsx',
  'packages/ui-kit/src/overlays/drawer-window.tsx',
  'packages/ui-kit/src/overlays/menu-list.tsx',
  'packages/ui-kit/src/overlays/popover-card.tsx',
  'packages/ui-kit/src/feedback/toast-card.tsx',
  'packages/market/src/coin-info/coin-text.tsx',
  'packages/market/src/depth-chart/deep-plot.tsx',
  'packages/trading/src/price-alerts/price-alerts.tsx',
  'packages/trading/src/price-alerts/alert-editor.tsx',
  'packages/feature-kit/src/shortcuts/cheat-sheet.tsx',
  'packages/spot/src/cancel-all/cancel-all-dialog.tsx',
  'packages/spot/src/execution-receipt/receipt-dialog.tsx',
  'packages/spot/src/history/history.tsx',
];

/** Of the start page and the header: codes of the apps, the quick registration with the form mechanism, the menu of small screens, uploads. */
const HOME_ON_PRESS = [
  'packages/market/src/home/app-popups.tsx',
  'packages/market/src/home/app-codes.tsx',
  'packages/market/src/home/quick-register-form.tsx',
  'src/layouts/header/menu-sheet.tsx',
  'packages/api-client/src/transport/upload-fetch.ts',
];

/** Loaded when the first screen is complete: prefetch of other screens, and the service worker. */
const AFTER_LOAD = 'src/after-load.ts';

/** Loaded with screens of the account area. */
const ACCOUNT_LAYOUT = 'src/layouts/account/account-layout.tsx';

/** Loaded instead of the wide arrangement, which is larger and counts. */
const PHONE_ARRANGEMENT = 'packages/trading/src/deal-screen/phone-arrangement.tsx';

const isElsewhere = (source: string) =>
  [AFTER_LOAD, ACCOUNT_LAYOUT, PHONE_ARRANGEMENT].some((end) => source.endsWith(end));

const isByPress = (source: string) => [...HOME_ON_PRESS, ...ON_PRESS].some((end) => source.endsWith(end));

const isLater = (source: string) => source.endsWith(CHART) || isElsewhere(source) || isByPress(source);

/** The texts that every screen has in one language; which one makes no difference that matters here. */
const SHELL_TEXTS = ['src', '../../packages/ui-kit/src'];

/** The texts of the layers below the features. */
const LAYER_TEXTS = ['../../packages/feature-kit/src', '../../packages/i18n/src/apitip', '../../packages/market/src'];

/** Are these the English texts of one of the folders? Sources are relative to this app, as Vite's manifest has them. */
const isTextOf = (folders: readonly string[]) => (source: string) =>
  folders.some((folder) => source === `${folder}/locales/en.ts`);

const isLoginText = isTextOf([...SHELL_TEXTS, ...LAYER_TEXTS, '../../packages/identity/src']);
const isDealText = isTextOf([...SHELL_TEXTS, ...LAYER_TEXTS, '../../packages/spot/src', '../../packages/trading/src']);

/** Of the header: the bell and the running orders. */
const SESSION_HEADER = ['src/layouts/header/session-parts.ts', 'packages/c2c/src/running/indicator.tsx'];

/** Background components and parts of the header that need a session. They load after the first screen. */
const isSessionBackground = (source: string) =>
  source.endsWith('background.tsx') || SESSION_HEADER.some((end) => source.endsWith(end));

/** Loaded with another feature's screen, or after the first screen: slices and background components. */
const isOfFeature = (source: string) => source.endsWith('/src/reducers.ts') || isSessionBackground(source);

/** Parts of screens that another feature's screen shows. */
const isPart = (source: string) =>
  source.endsWith('packages/subscription/src/records/records.tsx') ||
  source.endsWith('packages/subscription/src/launch/banner.tsx');

const isFeatureText = (source: string) => /packages\/[^/]+\/src\/(?:apitip\/)?locales\/en\.ts$/.test(source);

/** Dynamic imports that a trading screen may load before the chart: the socket and its own parts. */
const isBeforeChart = (source: string) =>
  isDealText(source) ||
  !(
    source.includes('/locales/') ||
    source.includes('/screens/') ||
    isLater(source) ||
    isPart(source) ||
    isOfFeature(source)
  );

const dealCenter: Load = {
  roots: [
    'index.html',
    'packages/spot/src/screens/deal-center.tsx',
    'packages/spot/src/reducers.ts',
    'packages/spot/src/background.tsx',
  ],
  follow: isBeforeChart,
};

const isChartText = isTextOf(['../../packages/market/src/chart']);

const withChart: Load = {
  roots: [...dealCenter.roots, CHART],
  follow: (source) => isChartText(source) || isBeforeChart(source),
};

const isHomeText = isTextOf([
  ...SHELL_TEXTS,
  ...LAYER_TEXTS.filter((folder) => !folder.endsWith('apitip')),
  '../../packages/market/src/screens',
]);

/** Dynamic imports that the start page loads without a press: texts, the socket, parts below the fold. */
const isOnHome = (source: string) =>
  isHomeText(source) ||
  !(
    source.includes('/locales/') ||
    source.includes('/screens/') ||
    isElsewhere(source) ||
    isByPress(source) ||
    isPart(source) ||
    isOfFeature(source)
  );

/** Size budgets of the built client. */
export const BUDGETS: readonly Budget[] = [
  { name: '/', limit: 256, roots: ['index.html', 'packages/market/src/screens/home.tsx'], follow: isOnHome },
  {
    name: '/components/login',
    limit: 270,
    roots: ['index.html', 'packages/identity/src/screens/login.tsx'],
    follow: isLoginText,
  },
  {
    name: '/components/register',
    limit: 270,
    roots: ['index.html', 'packages/identity/src/screens/register.tsx'],
    follow: isLoginText,
  },
  { name: '/dealCenter before the chart', limit: 330, ...dealCenter },
  { name: 'the chart', limit: 130, roots: [CHART], follow: isChartText, after: dealCenter },
  { name: '/dealCenter with the chart', limit: 460, ...withChart },
  {
    name: 'background work of a session',
    limit: 103,
    roots: ['index.html'],
    follow: (source) => isOfFeature(source) || isFeatureText(source),
    after: { roots: ['index.html'] },
  },
  { name: 'what starts after the first screen', limit: 2, roots: [AFTER_LOAD], after: { roots: ['index.html'] } },
  { name: "the chart's indicators", limit: 6, roots: [INDICATORS], after: withChart },
  { name: "the chart's drawing tools", limit: 8, roots: [DRAWING], after: withChart },
];

export interface Measured {
  readonly name: string;
  readonly limit: number;
  /** KiB. */
  readonly size: number;
  /** Files with their sizes in bytes, largest first. */
  readonly files: readonly (readonly [file: string, bytes: number])[];
}

/** Total size of a budget's files; `sizeOf` returns a file's compressed size in bytes. */
export function measure(manifest: Manifest, budget: Budget, sizeOf: (file: string) => number): Measured {
  const before = new Set(budget.after ? filesOf(manifest, budget.after) : []);
  const files = filesOf(manifest, budget)
    .filter((file) => !before.has(file))
    .map((file) => [file, sizeOf(file)] as const)
    .toSorted(([, a], [, b]) => b - a);
  const bytes = files.reduce((total, [, size]) => total + size, 0);
  return { name: budget.name, limit: budget.limit, size: bytes / 1024, files };
}
