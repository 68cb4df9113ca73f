import { START_PATH, type FeaturePaths } from '@bourse/feature-kit';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../features';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const isSource = (file: string) => !/\.(test|stories)\.|\/testing\/|test-support/.test(file);
const sourcesOf = (pattern: string) => globSync(pattern, { cwd: ROOT }).filter(isSource);
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The file that a relative import names. */
function resolved(from: string, specifier: string): string | undefined {
  const base = path.join(path.dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find((file) => existsSync(path.join(ROOT, file)));
}

/** A module with everything that it imports from its own package, now or on demand. */
function withImports(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const [, specifier = ''] of read(start).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const file = resolved(start, specifier);
    // A feature's declaration imports all of its screens, without a link to them.
    if (file !== undefined && !file.endsWith('/feature.ts')) withImports(file, seen);
  }
  return seen;
}

/** Every address of the client, by the name of its link. */
const addresses = new Map<string, string>(
  features.flatMap(({ id, paths }) => Object.entries(paths).map(([name, address]) => [`${id}/${name}`, address])),
);

/** The paths of the feature whose package has a file. */
function pathsOf(file: string): FeaturePaths {
  const [, folder] = file.split('/');
  return features.find(({ id }) => id === folder)?.paths ?? {};
}

/** The paths that a file links to: those of its own feature by their key, those of others by the names of its package's links. */
const linksIn = (file: string): string[] => {
  const text = read(file);
  const own = Object.entries(pathsOf(file)).flatMap(([key, address]) =>
    new RegExp(`PATHS\\.${key}\\b`).test(text) ? [address] : [],
  );
  const others = [...text.matchAll(/screenOf\('([^']+)'\)/g)].flatMap(([, name = '']) => addresses.get(name) ?? []);
  return [...own, ...others];
};

const ROUTE = /path: PATHS\.(?<key>\w+)[^}]*?(?:import\('(?<module>\.[^']+)'\)|lazy: (?<name>\w+))/g;

/** The screen's module of each route, as the feature's declaration names it. */
function screensByPath(): Map<string, string> {
  const screens = new Map<string, string>();
  for (const file of sourcesOf('packages/*/src/feature.ts')) {
    const text = read(file);
    for (const { groups = {} } of text.matchAll(ROUTE)) {
      const { key = '', name, module } = groups;
      const loader = new RegExp(`const ${name} = \\(\\) => import\\('([^']+)'\\)`).exec(text);
      const address = pathsOf(file)[key];
      const screen = resolved(file, module ?? loader?.[1] ?? '');
      if (address !== undefined && screen !== undefined) screens.set(address, screen);
    }
  }
  return screens;
}

/** Shown on every screen: the shell, the layers below the features, background work and parts of other features. */
const everywhere = () => [
  'apps/web/src/links.ts',
  ...sourcesOf('apps/web/src/{layouts,screens,session,brand}/**/*.{ts,tsx}'),
  ...sourcesOf('packages/{feature-kit,trading}/src/**/*.{ts,tsx}'),
  ...sourcesOf('packages/*/src/**/*background.tsx').flatMap((file) => [...withImports(file)]),
];

/** Screens with sample content: they have an address and no link (money side, section 2). */
const PLACEHOLDERS = ['/setCash', '/lever_manger', '/finanrec'];

test('every screen of the route table but the placeholders is reached by links from the home screen', () => {
  const screens = screensByPath();
  const reached = new Set<string>(features.flatMap(({ menu }) => menu.map((entry): string => entry.path)));
  const entry = features.flatMap(({ entry: own }) => (own ? [own.logIn, own.register] : []));
  const waiting = [...reached, START_PATH, ...entry, ...everywhere().flatMap(linksIn)];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    reached.add(address);
    const screen = screens.get(address);
    if (screen === undefined) continue;
    screens.delete(address);
    waiting.push(...[...withImports(screen)].flatMap(linksIn).filter((next) => next !== address));
  }
  // A screen with several addresses needs a link to one of them: `/legalTrade` is in no menu (trading side, section 2).
  const routes = features.flatMap(({ id, routes: own }) =>
    own.map(({ path: address, lazy }): { address: string; screen: string } => ({
      address,
      screen: `${id} ${String(lazy)}`,
    })),
  );
  const shown = new Set(routes.filter(({ address }) => reached.has(address)).map(({ screen }) => screen));
  const missing = routes.filter(({ screen }) => !shown.has(screen)).map(({ address }) => address);
  expect(missing).toEqual(PLACEHOLDERS);
});

test('every address that a feature offers has a screen', () => {
  const missing = features.flatMap(({ id, paths, routes }) =>
    Object.entries(paths)
      .filter(([, address]) => !routes.some((route) => route.path === address))
      .map(([name]) => `${id}/${name}`),
  );
  expect(missing).toEqual([]);
});

/** A screen whose address is replaced by another one's while nothing was entered there. */
const NEEDS_A_STEP_BEFORE = ['/resetPwd'];

test('every screen of the route table is measured at 320 px in six languages by a journey', () => {
  const journey = read('apps/web/journeys/accessibility.spec.ts');
  const screens = screensByPath();
  const measured = new Set(
    [...screens].filter(([address]) => journey.includes(`path: '${address}`)).map(([, screen]) => screen),
  );
  const missing = [...screens].filter(([, screen]) => !measured.has(screen)).map(([address]) => address);
  expect(missing).toEqual(NEEDS_A_STEP_BEFORE);
});
