const IMPORT = /^import \{ ([^}]+) \} from '([^']+)';\n/gm;

/**
 * The source of a list without one of its entries: the imports that come from it, and its line.
 * @param isOwn whether an import comes from the entry's package or folder
 * @throws Error where the source imports nothing from there, or names what it imports in more or less than one line
 */
export function withoutFeature(source: string, isOwn: (specifier: string) => boolean): string {
  const imports = [...source.matchAll(IMPORT)].filter(([, , specifier = '']) => isOwn(specifier));
  const names = imports.flatMap(([, list = '']) => list.split(', '));
  if (names.length === 0) throw new Error('There is no import of the feature.');
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`);
  const lines = imports.reduce((rest, [line]) => rest.replace(line, ''), source).split('\n');
  const left = lines.filter((line) => !named.test(line));
  if (lines.length - left.length !== 1) throw new Error(`${names.join(', ')}: not in one line, which can be removed.`);
  return left.join('\n');
}
