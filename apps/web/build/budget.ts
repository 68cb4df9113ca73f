import { filesOf, type Load, type Manifest } from './bundle.ts';

export interface Budget extends Load {
  readonly name: string;
  /** KiB of JavaScript, compressed with brotli. */
  readonly limit: number;
  /** What is loaded before: its files do not count again. */
  readonly after?: Load;
}

/** A reader's texts in one language; which one makes no difference that matters here. */
const isEnglish = (source: string) => source.endsWith('/locales/en.ts');

const CHART = 'packages/market/src/chart/stock-chart.tsx';

/** Everything that comes on demand on a trading screen, but for the chart and the other five languages. */
const isBeforeChart = (source: string) =>
  isEnglish(source) || !(source.includes('/locales/') || source.includes('/screens/') || source.endsWith(CHART));

const dealCenter: Load = {
  roots: ['index.html', 'packages/spot/src/screens/deal-center.tsx'],
  follow: isBeforeChart,
};

/** Issue-level budgets of the built client. */
export const BUDGETS: readonly Budget[] = [
  {
    name: '/components/login',
    limit: 230,
    roots: ['index.html', 'packages/identity/src/screens/login.tsx'],
    follow: isEnglish,
  },
  { name: '/dealCenter before the chart', limit: 270, ...dealCenter },
  { name: 'the chart', limit: 130, roots: [CHART], after: dealCenter },
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
