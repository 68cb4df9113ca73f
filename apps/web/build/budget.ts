import { filesOf, type Load, type Manifest } from './bundle.ts';

export interface Budget extends Load {
  readonly name: string;
  /** KiB of JavaScript, compressed with brotli. */
  readonly limit: number;
  /** What is loaded before: its files do not count again. */
  readonly after?: Load;
}

const CHART = 'packages/market/src/chart/stock-chart.tsx';
const INDICATORS = 'packages/market/src/chart/indicators/index.ts';
const DRAWING = 'packages/market/src/chart/drawing/index.ts';

/**
 * What a trading screen loads only after a press: what is told of a coin, with the purifier of rich text, the tab of price
 * alerts, the list of keys, the chart's indicators and tools.
 */
const ON_PRESS = [
  INDICATORS,
  DRAWING,
  'packages/market/src/chart/save-picture.ts',
  'packages/ui-kit/src/rich-text/sanitise.ts',
  'packages/market/src/coin-info/coin-text.tsx',
  'packages/market/src/depth-chart/deep-plot.tsx',
  'packages/spot/src/price-alerts/price-alerts.tsx',
  'packages/spot/src/price-alerts/alert-editor.tsx',
  'packages/spot/src/shortcuts/cheat-sheet.tsx',
];

/** Of the start page and the header: codes of the apps, the menu of small screens. */
const HOME_ON_PRESS = [
  'packages/market/src/home/app-popups.tsx',
  'packages/market/src/home/app-codes.tsx',
  'src/layouts/header/menu-sheet.tsx',
];

const isByPress = (source: string) => [...HOME_ON_PRESS, ...ON_PRESS].some((end) => source.endsWith(end));

const isLater = (source: string) => source.endsWith(CHART) || isByPress(source);

/** The texts that every screen has in one language; which one makes no difference that matters here. */
const SHELL_TEXTS = ['src', '../../packages/ui-kit/src', '../../packages/i18n/src/apitip'];

/** Are these the English texts of one of the folders? Sources are relative to this app, as Vite's manifest has them. */
const isTextOf = (folders: readonly string[]) => (source: string) =>
  folders.some((folder) => source === `${folder}/locales/en.ts`);

const isLoginText = isTextOf([...SHELL_TEXTS, '../../packages/identity/src']);
const isDealText = isTextOf([...SHELL_TEXTS, '../../packages/spot/src', '../../packages/market/src']);

/** Of what comes on demand, all that a trading screen may ask for before the chart: the socket, and parts of its own. */
const isBeforeChart = (source: string) =>
  isDealText(source) || !(source.includes('/locales/') || source.includes('/screens/') || isLater(source));

const dealCenter: Load = {
  roots: ['index.html', 'packages/spot/src/screens/deal-center.tsx'],
  follow: isBeforeChart,
};

const isChartText = isTextOf(['../../packages/market/src/chart']);

const withChart: Load = {
  roots: [...dealCenter.roots, CHART],
  follow: (source) => isChartText(source) || isBeforeChart(source),
};

const isHomeText = isTextOf([
  ...SHELL_TEXTS.filter((folder) => !folder.endsWith('apitip')),
  '../../packages/market/src',
  '../../packages/market/src/screens',
]);

/** Of what comes on demand, all that the start page asks for by itself: texts, the socket, parts below the first screen. */
const isOnHome = (source: string) =>
  isHomeText(source) || !(source.includes('/locales/') || source.includes('/screens/') || isByPress(source));

/** What a reader may have to load, in the built client. */
export const BUDGETS: readonly Budget[] = [
  { name: '/', limit: 210, roots: ['index.html', 'packages/market/src/screens/home.tsx'], follow: isOnHome },
  {
    name: '/components/login',
    limit: 230,
    roots: ['index.html', 'packages/identity/src/screens/login.tsx'],
    follow: isLoginText,
  },
  {
    name: '/components/register',
    limit: 230,
    roots: ['index.html', 'packages/identity/src/screens/register.tsx'],
    follow: isLoginText,
  },
  { name: '/dealCenter before the chart', limit: 270, ...dealCenter },
  { name: 'the chart', limit: 130, roots: [CHART], follow: isChartText, after: dealCenter },
  { name: '/dealCenter with the chart', limit: 400, ...withChart },
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

/** What a budget's files weigh; `sizeOf` gives a file's compressed size in bytes. */
export function measure(manifest: Manifest, budget: Budget, sizeOf: (file: string) => number): Measured {
  const before = new Set(budget.after ? filesOf(manifest, budget.after) : []);
  const files = filesOf(manifest, budget)
    .filter((file) => !before.has(file))
    .map((file) => [file, sizeOf(file)] as const)
    .toSorted(([, a], [, b]) => b - a);
  const bytes = files.reduce((total, [, size]) => total + size, 0);
  return { name: budget.name, limit: budget.limit, size: bytes / 1024, files };
}
