/** Id of the element that holds the plan, as JSON. */
export const PLAN_ID = 'first-paint-plan';

type TextsByLanguage = Readonly<Record<string, readonly string[]>>;

/** Which files an address needs beside the entry's own, by path; texts by our codes of languages. */
export interface Plan {
  readonly screens: Readonly<Record<string, { readonly files: readonly string[]; readonly texts: TextsByLanguage }>>;
  /** Of all other addresses. */
  readonly texts: TextsByLanguage;
}

interface Screen {
  /** Ends of the sources' paths: the screen, and the slices that are added to the store before it. */
  readonly sources: readonly string[];
  /** Folders whose `locales` it needs in addition to the shell's. */
  readonly texts: readonly string[];
}

/** The layers below the features. */
const LAYER_TEXTS = ['packages/market/src', 'packages/feature-kit/src', 'packages/i18n/src/apitip'];

const TRADING_TEXTS = ['packages/trading/src', ...LAYER_TEXTS];
const VISITOR_TEXTS = ['packages/market/src/screens', 'packages/market/src'];

/** A screen of a package with slices; `texts` in addition to the package's own. */
const screenOf = (name: string, screen: string, texts: readonly string[]): Screen => ({
  sources: [`packages/${name}/src/screens/${screen}.tsx`, `packages/${name}/src/reducers.ts`],
  texts: [`packages/${name}/src`, ...texts],
});

const DEAL = screenOf('spot', 'deal-center', TRADING_TEXTS);

/** The addresses that most visits begin at. */
export const FIRST_SCREENS: Readonly<Record<string, Screen>> = {
  '/': { sources: ['packages/market/src/screens/home.tsx'], texts: VISITOR_TEXTS },
  '/quotation': { sources: ['packages/market/src/screens/quotation.tsx'], texts: VISITOR_TEXTS },
  '/dealCenter': DEAL,
  '/match': DEAL,
  '/leverdealCenter': screenOf('lever', 'lever-deal-center', TRADING_TEXTS),
  '/secondDealCenter': screenOf('micro-options', 'second-deal-center', TRADING_TEXTS),
  '/fiatradCenter': screenOf('c2c', 'market', LAYER_TEXTS),
  '/letransactions': screenOf('wallet', 'assets', LAYER_TEXTS),
  '/components/login': screenOf('identity', 'login', LAYER_TEXTS),
  '/components/register': screenOf('identity', 'register', LAYER_TEXTS),
};

const SHELL_TEXTS = ['apps/web/src', 'packages/ui-kit/src'];
const LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'];

export interface Chunk {
  readonly fileName: string;
  readonly source: string | undefined;
  readonly imports: readonly string[];
}

const address = (file: string) => `/${file}`;

/** @throws Error if a source has no chunk: an empty plan must fail the build */
export function planOf(chunks: readonly Chunk[], entry: string): Plan {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (end: string) => {
    const found = chunks.find(({ source }) => source?.endsWith(`/${end}`));
    if (!found) throw new Error(`No chunk for ${end}.`);
    return found.fileName;
  };
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of byFile.get(file)?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const there = withImports(chunkOf(entry));
  const textsOf = (folders: readonly string[]) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        [...SHELL_TEXTS, ...folders].map((folder) => address(chunkOf(`${folder}/locales/${language}.ts`))),
      ]),
    );
  return {
    screens: Object.fromEntries(
      Object.entries(FIRST_SCREENS).map(([path, { sources, texts }]) => {
        const files = new Set<string>();
        for (const source of sources) withImports(chunkOf(source), files);
        return [path, { files: [...files].filter((file) => !there.has(file)).map(address), texts: textsOf(texts) }];
      }),
    ),
    texts: textsOf([]),
  };
}
