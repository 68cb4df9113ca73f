import { isLibrary, when, type Rule } from './departure.ts';
import type { Package } from './package.ts';

/** Names that a library takes at least from another one that it depends on. */
const FEWEST_NAMES = 3;

/** Dependencies for fewer names, with the reason. */
const FEW_NAMES: Readonly<Record<string, string>> = {
  'api-client → decimal':
    'the contract turns digits of the wire into decimals: the type and its parser; arithmetic belongs to those who read',
  'contract-server → i18n':
    'one object of over 200 texts: a server sends the text that the client knows how to translate; a copy here would differ from it',
  'i18n → storage':
    'the language and the time zone outlast the page; local storage is read and written by one package only',
  'identity → market':
    'level 3 of the verification compares the assets with the price of BTC; a second request for the list of pairs would double its load',
  'lever → charts':
    'its orders are lines and marks of the chart: the types that the chart itself declares; trading, which hands them on, would give them a second name',
  'micro-options → charts': 'its running options are lines of the chart, as the orders of lever are',
  'news → storage': 'the numbers of the articles that the user has read: one stored value is one name, `createStored`',
  'trading → realtime':
    'whether a panel is old follows from the state of the connection: a hook that the wallet uses without trading or market',
};

const IMPORT =
  /\b(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|\*(?:\s+as\s+\w+)?)\s+from\s+'@bourse\/([\w-]+)(?:\/[\w-]+)?'/g;

const isCounted = (path: string) => !/\.(?:test|stories|test-support)\./.test(path);

const short = (name: string) => name.replace('@bourse/', '');

const nameOf = (written: string) =>
  written
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0] ?? '';

/** The names that the sources of a package import, by package; a namespace is all names. */
function importedNames(of: Package): ReadonlyMap<string, ReadonlySet<string> | 'all'> {
  const found = new Map<string, Set<string> | 'all'>();
  for (const path of of.sources().filter(isCounted)) {
    for (const [, list, from = ''] of (of.read(path) ?? '').matchAll(IMPORT)) {
      const known = found.get(from) ?? new Set<string>();
      if (list === undefined || known === 'all') {
        found.set(from, 'all');
        continue;
      }
      const names = list.split(',').map(nameOf);
      found.set(from, new Set([...known, ...names.filter((name) => name !== '')]));
    }
  }
  return found;
}

/**
 * A library depends on another one for at least three names: fewer are a part of the other that belongs elsewhere, or one that both
 * need from below. Tests and stories do not count; what only they need is in `devDependencies`.
 */
export const usage: Rule = (of, all) => {
  if (!isLibrary(of)) return [];
  const libraries = new Set(all.filter(isLibrary).map(({ manifest }) => manifest.name));
  const imported = importedNames(of);
  return Object.keys(of.manifest.dependencies)
    .filter((name) => libraries.has(name))
    .flatMap((name) => {
      const names = imported.get(short(name)) ?? new Set();
      const isFew = names !== 'all' && names.size < FEWEST_NAMES;
      const isException = `${short(of.manifest.name)} → ${short(name)}` in FEW_NAMES;
      const list = names === 'all' ? '' : [...names].toSorted().join(', ') || 'nothing';
      return [
        ...when(
          isFew && !isException,
          of,
          'package.json',
          `takes only ${list} of ${name}: move it, or take ${name} out or to "devDependencies"; a reason to keep it goes into usage-rules.ts`,
        ),
        ...when(!isFew && isException, of, 'package.json', `${name} is no exception of usage-rules.ts any more`),
      ];
    });
};
