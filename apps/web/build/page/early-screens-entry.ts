import type { EarlyLoad, Feature, FeatureRoute } from '@bourse/feature-kit';
import { LANGUAGES, type AnyMessageCatalogue, type Language } from '@bourse/i18n';
import { uiKitMessages } from '@bourse/ui-kit';
import { features } from '../../src/features';
import { shellMessages } from '../../src/locales/messages';
import type { EarlyScreen, EarlyScreens, Sources } from './early-screens';

/*
 * Runs in Node at build time, after `moduleNames` has replaced every module that is imported on demand by one that exports its own path:
 * the loaders of the features then tell which modules they load.
 */

/** The path that a replaced module exports, or those of several. */
function sourcesIn(loaded: unknown): Sources {
  if (Array.isArray(loaded)) return loaded.flatMap(sourcesIn);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `moduleNames` wrote it
  return [(loaded as { readonly default: string }).default];
}

const sourcesOf = async (loaders: readonly (() => Promise<unknown>)[]): Promise<Sources> =>
  sourcesIn(await Promise.all(loaders.map((load) => load())));

/** The path of a catalogue's texts: the replaced module exports it in their place. */
async function textIn(catalogue: AnyMessageCatalogue, language: Language): Promise<string> {
  await catalogue.load(language);
  const loaded: unknown = catalogue.loaded(language);
  if (typeof loaded !== 'string') throw new Error(`The texts of ${catalogue.namespace} are not on demand.`);
  return loaded;
}

async function textsOf(catalogues: readonly AnyMessageCatalogue[]): Promise<Record<Language, Sources>> {
  const entries = LANGUAGES.map(async (language) => [
    language,
    await Promise.all([...new Set(catalogues)].map((catalogue) => textIn(catalogue, language))),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.fromEntries` forgets the names
  return Object.fromEntries(await Promise.all(entries)) as Record<Language, Sources>;
}

const SHELL_TEXTS = [shellMessages, uiKitMessages];

const partsOf = ({ parts = [] }: EarlyLoad) =>
  parts.flatMap(({ name }) => features.flatMap(({ id, parts: own }) => own[name.slice(id.length + 1)] ?? []));

async function earlyScreen(feature: Feature, { lazy }: FeatureRoute, early: EarlyLoad): Promise<EarlyScreen> {
  const { calls = [], modules = [], messages = [], charts } = early;
  const parts = partsOf(early);
  return {
    calls,
    sources: await sourcesOf([
      lazy,
      ...feature.reducers,
      ...modules,
      ...parts.flatMap((part) => [part.lazy, ...part.reducers]),
    ]),
    texts: await textsOf([...SHELL_TEXTS, ...feature.messages, ...messages, ...parts.flatMap((part) => part.messages)]),
    ...(charts && {
      charts: {
        highcharts: await sourcesOf([charts.highcharts]),
        'lightweight-charts': await sourcesOf([charts['lightweight-charts']]),
      },
    }),
  };
}

const entries = features.flatMap((feature) =>
  feature.routes.flatMap((route) =>
    route.early ? [earlyScreen(feature, route, route.early).then((screen) => [route.path, screen] as const)] : [],
  ),
);

export const early: EarlyScreens = {
  screens: Object.fromEntries(await Promise.all(entries)),
  texts: await textsOf(SHELL_TEXTS),
};
