import type { ChartLibrary } from '@bourse/feature-kit';
import { chunkGraph, type Chunk } from './chunk-graph.ts';
import type { Plan } from './read-plan.ts';

export interface Screen {
  /** Ends of the sources' paths: the screen, the slices that are added to the store before it, what it loads at once. */
  readonly sources: readonly string[];
  /** Folders whose `locales` it needs in addition to the shell's. */
  readonly texts: readonly string[];
  /** It shows the chart of prices. */
  readonly hasChart?: true;
}

const CHART = 'packages/charts/src/chart';

/** The parts of the chart that load with a library. */
export const CHART_SOURCES: Readonly<Record<ChartLibrary, string>> = {
  highcharts: `${CHART}/highcharts/highcharts-chart.tsx`,
  'lightweight-charts': `${CHART}/lightweight-charts/lightweight-chart.tsx`,
};

/** Every screen with live prices connects at once. */
const SOCKET = ['socket.io-client/build/esm/index.js', 'socket.io-parser/build/esm/index.js'];

/** The layers below the features. */
const LAYER_TEXTS = ['market', 'charts', 'feature-kit', 'lists', 'safe-writes'].map((name) => `packages/${name}/src`);

/** A screen of the home package. */
const homeScreen = (screen: string): Screen => ({
  sources: [`packages/home/src/screens/${screen}.tsx`, ...SOCKET],
  texts: ['packages/home/src', 'packages/market/src', 'packages/charts/src'],
});

const START_PAGE = homeScreen('home');

/** A screen of a package with slices. */
const screenOf = (name: string, screen: string): Screen => ({
  sources: [`packages/${name}/src/screens/${screen}.tsx`, `packages/${name}/src/reducers.ts`],
  texts: [`packages/${name}/src`, ...LAYER_TEXTS],
});

/** A trading screen, which has a chart. */
function tradingScreenOf(name: string, screen: string): Screen {
  const { sources, texts } = screenOf(name, screen);
  return {
    sources: [...sources, `${CHART}/stock-chart.tsx`, ...SOCKET],
    texts: [...texts, 'packages/trading/src', CHART],
    hasChart: true,
  };
}

const DEAL = tradingScreenOf('spot', 'deal-center');

/** The addresses that most visits begin at. */
export const PLANNED_SCREENS: Readonly<Record<string, Screen>> = {
  '/': {
    sources: [...START_PAGE.sources, 'packages/news/src/home-news/home-news.tsx'],
    texts: [...START_PAGE.texts, 'packages/news/src'],
  },
  '/quotation': homeScreen('quotation'),
  '/dealCenter': DEAL,
  '/match': DEAL,
  '/leverdealCenter': tradingScreenOf('lever', 'lever-deal-center'),
  '/secondDealCenter': tradingScreenOf('micro-options', 'options-deal-center'),
  '/fiatradCenter': screenOf('c2c', 'market'),
  '/letransactions': screenOf('wallet', 'assets'),
  '/components/login': screenOf('identity', 'login'),
  '/components/register': screenOf('identity', 'register'),
};

export const SHELL_TEXTS = ['apps/web/src', 'packages/ui-kit/src'];
export const LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'];

const address = (file: string) => `/${file}`;

/**
 * @param entry file of the entry
 * @throws Error if a source has no chunk: an empty plan must fail the build
 */
export function planOf(chunks: readonly Chunk[], entry: string): Plan {
  const { chunkOf, withImports } = chunkGraph(chunks);
  const there = withImports(entry);
  const filesOf = (sources: readonly string[], known: ReadonlySet<string>) => {
    const files = new Set<string>();
    for (const source of sources) withImports(chunkOf(source), files);
    return [...files].filter((file) => !known.has(file)).map(address);
  };
  const ofEveryChart = withImports(chunkOf(`${CHART}/stock-chart.tsx`), new Set(there));
  const textsOf = (folders: readonly string[]) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        // Texts of several folders may be in one file.
        [
          ...new Set(
            [...SHELL_TEXTS, ...folders].map((folder) => address(chunkOf(`${folder}/locales/${language}.json`))),
          ),
        ],
      ]),
    );
  return {
    screens: Object.fromEntries(
      Object.entries(PLANNED_SCREENS).map(([path, { sources, texts, hasChart }]) => [
        path,
        { files: filesOf(sources, there), texts: textsOf(texts), ...(hasChart && { hasChart }) },
      ]),
    ),
    charts: {
      highcharts: filesOf([CHART_SOURCES.highcharts], ofEveryChart),
      'lightweight-charts': filesOf([CHART_SOURCES['lightweight-charts']], ofEveryChart),
    },
    texts: textsOf([]),
  };
}
