/** Id of the element that holds the plan, as JSON. */
export const PLAN_ID = 'first-paint-plan';

/** The attribute of the templates that hold the first screen; its value is the language tag. */
export const SCREEN_ATTRIBUTE = 'data-first-screen';

type TextsByLanguage = Readonly<Record<string, readonly string[]>>;

/** Which files an address needs beside the entry's own, by path; texts by our codes of languages. */
export interface Plan {
  readonly screens: Readonly<Record<string, { readonly files: readonly string[]; readonly texts: TextsByLanguage }>>;
  /** Of all other addresses. */
  readonly texts: TextsByLanguage;
}

interface Screen {
  /** End of the source's path. */
  readonly source: string;
  /** Folders whose `locales` it needs in addition to the shell's. */
  readonly texts: readonly string[];
}

/** The layers below the features. */
const LAYER_TEXTS = ['packages/market/src', 'packages/feature-kit/src', 'packages/i18n/src/apitip'];

const DEAL: Screen = {
  source: 'packages/spot/src/screens/deal-center.tsx',
  texts: ['packages/spot/src', 'packages/trading/src', ...LAYER_TEXTS],
};
const IDENTITY_TEXTS = ['packages/identity/src', ...LAYER_TEXTS];
const VISITOR_TEXTS = ['packages/market/src/screens', 'packages/market/src'];

/** The addresses that most visits begin at. */
export const FIRST_SCREENS: Readonly<Record<string, Screen>> = {
  '/': { source: 'packages/market/src/screens/home.tsx', texts: VISITOR_TEXTS },
  '/quotation': { source: 'packages/market/src/screens/quotation.tsx', texts: VISITOR_TEXTS },
  '/dealCenter': DEAL,
  '/match': DEAL,
  '/components/login': { source: 'packages/identity/src/screens/login.tsx', texts: IDENTITY_TEXTS },
  '/components/register': { source: 'packages/identity/src/screens/register.tsx', texts: IDENTITY_TEXTS },
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
      Object.entries(FIRST_SCREENS).map(([path, { source, texts }]) => [
        path,
        {
          files: [...withImports(chunkOf(source))].filter((file) => !there.has(file)).map(address),
          texts: textsOf(texts),
        },
      ]),
    ),
    texts: textsOf([]),
  };
}
