import { basename, dirname } from 'node:path';
import type { Departure, Rule } from './departure.ts';
import type { Package } from './package.ts';

/** Lines of an `api.ts`; a longer one has its parts in `api/`. */
const MOST_LINES = 300;

/** Files directly in `src/`; all others have a folder. */
const TOP_FILES = [
  'api.ts',
  'background.tsx',
  'feature.ts',
  'index.ts',
  'links.ts',
  'paths.ts',
  'reducers.ts',
  'state.ts',
  'tags.ts',
];

/** Folder names without a meaning for a trader. */
const VAGUE_FOLDERS = [
  'common',
  'elements',
  'frame',
  'helpers',
  'misc',
  'parts',
  'running',
  'shared',
  'utils',
  'views',
];

/** Words of legacy addresses that do not name what the screen shows, and the term for each. */
const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  change: 'coin account',
  entrust: 'open orders',
  legal: 'asset account',
  recharge: 'deposit',
  second: 'timed options',
};

const isTest = (path: string) => /\.(?:test|stories|test-support)\./.test(path) || path.startsWith('src/testing/');

/** The source files without tests, stories and test support. */
const sourcesOf = (of: Package) => of.sources().filter((path) => !isTest(path));

const advise = (of: Package, path: string, rule: string, advice: string): Departure => ({
  file: `${of.folder}/${path}`,
  advice: `${advice} (mould: ${rule})`,
});

/** Departures of the files outside `home` that call one of the functions. */
function onlyIn(of: Package, rule: string, calls: readonly string[], isHome: (path: string) => boolean, home: string) {
  const found = new RegExp(`\\b(?:${calls.join('|')})\\(`);
  return sourcesOf(of).flatMap((path) => {
    const [call] = isHome(path) ? [] : (found.exec(of.read(path) ?? '') ?? []);
    return call === undefined ? [] : [advise(of, path, rule, `move ${call.slice(0, -1)} to ${home}`)];
  });
}

/** A file that is the entry point of a folder of the same name: `api.ts` with `api/`. */
function entryFile(of: Package, name: 'api'): Departure[] {
  const file = `src/${name}.ts`;
  const lines = (of.read(file) ?? '').split('\n').length;
  return [
    ...(lines > MOST_LINES
      ? [advise(of, file, name, `has ${lines} lines: move parts to src/${name}/, at most ${MOST_LINES} stay`)]
      : []),
    ...sourcesOf(of)
      .filter((path) => path === `src/${name}/index.ts`)
      .map((path) => advise(of, path, name, `move it to ${file}, which is the entry point`)),
  ];
}

const inFolder = (name: string) => (path: string) => path === `src/${name}.ts` || path.startsWith(`src/${name}/`);

const contract = (of: Package): Departure[] =>
  onlyIn(of, 'contract', ['defineCall', 'defineEvent'], () => false, 'packages/contracts/src/');

const api = (of: Package): Departure[] => [
  ...entryFile(of, 'api'),
  ...onlyIn(of, 'api', ['injectEndpoints'], inFolder('api'), 'src/api.ts'),
];

const writes = (of: Package): Departure[] =>
  onlyIn(of, 'writes', ['createWrite', 'createBatch'], inFolder('writes'), 'src/writes/');

const IMPURE = /from '(?:react|react-[a-z]+|@reduxjs\/[^']+)'|\.tsx'/;

const ARITHMETIC =
  /import \{[^}]*\b(?:ceilTo|dividedBy|floorTo|larger|minus|plus|roundHalfUp|smaller|times)\b[^}]*\} from '@bourse\/decimal'/;

/** Folders and names of files that compute with decimals for a reply, a request, a hook or a table. */
const MAY_COMPUTE = /^src\/(?:api|rules|writes)[./]|\/(?:use-[^/]*|[^/]*-csv)\.ts$|\.tsx$/;

const hasRule = (of: Package, path: string) => !MAY_COMPUTE.test(path) && ARITHMETIC.test(of.read(path) ?? '');

const rules = (of: Package): Departure[] => [
  ...onlyIn(of, 'rules', ['schemaOfRules'], (path) => path.startsWith('src/rules/'), 'src/rules/'),
  ...sourcesOf(of).flatMap((path) => {
    const isInRules = path.startsWith('src/rules/');
    if (!isInRules && /(?:^|-)(?:rules|schema)\.ts$/.test(basename(path))) {
      return [advise(of, path, 'rules', `move it to src/rules/, named after what it rules`)];
    }
    if (hasRule(of, path)) return [advise(of, path, 'rules', 'move what it computes with decimals to src/rules/')];
    const isPure = !path.endsWith('.tsx') && !IMPURE.test(of.read(path) ?? '');
    return isInRules && !isPure ? [advise(of, path, 'rules', 'take out React and the store: rules are pure')] : [];
  }),
];

const background = (of: Package): Departure[] => {
  const feature = of.read('src/feature.ts') ?? '';
  const isElsewhere = /\bbackground:/.test(feature) && !/\bbackground:[^}]*import\('\.\/background'\)/.test(feature);
  return [
    ...(isElsewhere ? [advise(of, 'src/feature.ts', 'background', `load the background from './background'`)] : []),
    ...sourcesOf(of)
      .filter((path) => /(?:^|-)background\.tsx?$/.test(basename(path)) && path !== 'src/background.tsx')
      .map((path) => advise(of, path, 'background', 'move it to src/background.tsx')),
  ];
};

const screens = (of: Package): Departure[] => {
  const feature = of.read('src/feature.ts') ?? '';
  return sourcesOf(of)
    .filter((path) => path.startsWith('src/screens/'))
    .flatMap((path) => {
      const name = basename(path, '.tsx');
      const word = name.split('-').find((part) => Object.hasOwn(ADDRESS_WORDS, part));
      if (dirname(path) !== 'src/screens' || !feature.includes(`'./screens/${name}'`)) {
        return [
          advise(of, path, 'screens', 'move it to a folder of its own: src/screens/ has one file for each route'),
        ];
      }
      if (word === undefined) return [];
      const term = ADDRESS_WORDS[word] ?? '';
      return [advise(of, path, 'screens', `name it by its content ("${term}"), not by "${word}" of its address`)];
    });
};

const folders = (of: Package): Departure[] =>
  sourcesOf(of).flatMap((path) => {
    const [top = '', ...deeper] = path.slice('src/'.length).split('/');
    if (deeper.length === 0) {
      return TOP_FILES.includes(top) ? [] : [advise(of, path, 'folders', 'move it to the folder of its subject')];
    }
    return VAGUE_FOLDERS.includes(top)
      ? [advise(of, path, 'folders', `name the folder "${top}" after what a trader would call it`)]
      : [];
  });

/** "Order panel" is the panel with the order form. */
const orderPanel = (of: Package): Departure[] =>
  sourcesOf(of)
    .filter((path) => path.includes('order-panel') && !/^src\/order-form\/order-panel\.tsx$/.test(path))
    .map((path) =>
      advise(of, path, 'order panel', 'the order panel is src/order-form/order-panel.tsx; name a list "orders"'),
    );

const MOULD = [contract, api, writes, rules, background, screens, folders, orderPanel];

/** The files of a feature are where those of the other features are. */
export const mould: Rule = (of) => (of.tag === 'feature' ? MOULD.flatMap((rule) => rule(of)) : []);
