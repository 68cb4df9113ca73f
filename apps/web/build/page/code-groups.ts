import { basename } from 'node:path';
import { chunkGraph, type Chunk } from './chunk-graph.ts';
import type { EarlyScreen, EarlyScreens } from './early-screens.ts';

/** Modules that belong in one file. */
export interface CodeGroup {
  readonly name: string;
  readonly sources: ReadonlySet<string>;
}

/** The packages of parts that a visitor opens after a trading screen, or after the assets. */
const AREAS: Readonly<Record<string, string>> = {
  spot: 'trading',
  lever: 'trading',
  'micro-options': 'trading',
  trading: 'trading',
  charts: 'trading',
  market: 'trading',
  c2c: 'money',
  wallet: 'money',
};

const PACKAGE = /\/packages\/([^/]+)\//;

/** Characters of code, neither minified nor compressed, for which a request of its own would cost a visitor more than loading it unused. */
const SMALL = 4000;

type Users = ReadonlySet<string>;

const includes = (all: Users, some: Users) => [...some].every((user) => all.has(user));
const keyOf = (users: Users) => [...users].toSorted().join(' ');
/** Names of all users would make long addresses. */
const nameOf = (users: Users) => (users.size === 1 ? [...users].join('') : `shared-by-${users.size}`);

/**
 * The modules that the same screens need at once, in one file for each set of screens: a screen loads hardly a module that it does not
 * use, and has tens of files where one file for each set of all parts on demand makes more than a hundred. The other parts on demand
 * count by area, so that they do not load a trading screen for one control.
 * @param chunks of a build without groups, in which each file has one set of users
 * @param entry file of the entry; what it imports is in no group
 * @returns sets of more screens first: what a module imports has at least its users, so no group takes modules of a later one with it
 */
export function codeGroups(early: EarlyScreens, chunks: readonly Chunk[], entry: string): readonly CodeGroup[] {
  const graph = chunkGraph(chunks);
  const atStart = graph.withImports(entry);
  const importsOf = (file: string) =>
    [...graph.withImports(file, new Set(atStart))].filter((other) => !atStart.has(other));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const usersOf = earlyUsers(early, chunks, importsOf);

  const sizes = new Map<string, number>();
  for (const [file, users] of usersOf) {
    sizes.set(keyOf(users), (sizes.get(keyOf(users)) ?? 0) + (byFile.get(file)?.size ?? 0));
  }
  const isSmall = (users: Users) => (sizes.get(keyOf(users)) ?? 0) < SMALL;
  const large = [...usersOf.values()]
    .filter((users) => !isSmall(users))
    .toSorted((one, other) => one.size - other.size);
  /** The users of a small file become those of a larger group that needs all that it imports anyway. */
  const widened = (file: string, users: Users) =>
    isSmall(users)
      ? large.find(
          (wider) =>
            includes(wider, users) &&
            importsOf(file).every((other) => includes(usersOf.get(other) ?? wider, other === file ? users : wider)),
        )
      : undefined;

  const files = [...usersOf].map(([file, users]) => ({ file, users: widened(file, users) ?? users }));
  return [...Map.groupBy(files, ({ users }) => keyOf(users)).values()]
    .map((group) => ({
      users: group[0]?.users ?? new Set<string>(),
      sources: new Set(group.flatMap(({ file }) => byFile.get(file)?.sources ?? [])),
    }))
    .toSorted((one, other) => other.users.size - one.users.size)
    .map(({ users, sources }) => ({ name: nameOf(users), sources }));
}

/** The users of each file that a screen needs at once: screens, their texts by language, libraries of the chart, areas. */
function earlyUsers(
  early: EarlyScreens,
  chunks: readonly Chunk[],
  importsOf: (file: string) => readonly string[],
): ReadonlyMap<string, Users> {
  const { fileOf } = chunkGraph(chunks);
  const usersOf = new Map<string, Set<string>>();
  const roots = new Set<string>();
  const use = (user: string, root: string) => {
    roots.add(root);
    for (const file of importsOf(root)) usersOf.set(file, (usersOf.get(file) ?? new Set()).add(user));
  };
  for (const [name, { sources, texts, charts }] of namedScreens(early)) {
    for (const source of sources) use(name, fileOf(source));
    for (const [language, own] of Object.entries(texts)) {
      for (const source of own) use(`${name}-${language}`, fileOf(source));
    }
    for (const [library, own] of Object.entries<readonly string[]>(charts ?? {})) {
      for (const source of own) use(library, fileOf(source));
    }
  }

  const needed = new Set(usersOf.keys());
  for (const { fileName, demanded } of chunks) {
    if (demanded === undefined || roots.has(fileName)) continue;
    use(AREAS[PACKAGE.exec(demanded)?.[1] ?? ''] ?? 'other', fileName);
  }
  return new Map([...usersOf].filter(([file]) => needed.has(file)));
}

/** Each screen once, by the name of its source: several addresses may show it. */
function namedScreens({ screens }: EarlyScreens): ReadonlyMap<string, EarlyScreen> {
  return new Map(Object.values(screens).map((screen) => [basename(screen.sources[0] ?? '', '.tsx'), screen] as const));
}
