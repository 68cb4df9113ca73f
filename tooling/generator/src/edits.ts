import { inOrder, readManifest, writeManifest } from './manifest.ts';

/* Small edits of source text. Each throws if the file does not have the expected form, with instructions for a
   manual edit. The formatter corrects line breaks afterwards. */

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A package's contract entry point. */
interface Door {
  readonly id: string;
  readonly folder: string;
  /** Its subject, in a few words. */
  readonly subject: string;
}

/** Imports of this package come last. */
const rank = (module: string) => (module.startsWith('.') ? `~${module}` : module);

/** A new import statement, in the order of modules. */
function addStatement(source: string, what: string, from: string): string {
  const statement = `import ${what} from '${from}';\n`;
  const after = [...source.matchAll(/^import [^;]*? from '([^']+)';\n/gm)];
  const next = after.find(([, module = '']) => rank(module) > rank(from));
  const last = after.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : 0);
  return source.slice(0, at) + statement + source.slice(at);
}

/** Import order of editors: case and `type` are ignored. */
const byName = (a: string, b: string) =>
  a.replace(/^type /, '').localeCompare(b.replace(/^type /, ''), 'en', { sensitivity: 'base' });

/** Adds a named import (`name` or `type Name`) to the statement of that module, or a new statement. */
export function addImport(source: string, name: string, from: string): string {
  const bare = name.replace(/^type /, '');
  const statement = new RegExp(String.raw`import (type )?\{([^}]*)\} from '${escape(from)}';`).exec(source);
  const [whole = '', typeOnly = '', names = ''] = statement ?? [];
  if (!statement || (typeOnly && bare === name)) {
    return addStatement(source, bare === name ? `{ ${name} }` : `type { ${bare} }`, from);
  }
  const known = names
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (known.includes(bare) || known.includes(name)) return source;
  const added = [...known, typeOnly ? bare : name].toSorted(byName).join(', ');
  return source.replace(whole, () => `import ${typeOnly}{ ${added} } from '${from}';`);
}

/** Inserts text after the only match of a pattern. */
function insertAfter(source: string, place: RegExp, text: string, otherwise: string): string {
  const found = place.exec(source);
  if (!found) throw new Error(otherwise);
  const at = found.index + found[0].length;
  return source.slice(0, at) + text + source.slice(at);
}

/** Adds a feature to the shell's list. */
export function addFeature(source: string, id: string, from: string): string {
  const listed = insertAfter(
    addImport(source, id, from),
    /features: readonly Feature\[\] = \[[^\]]*(?=\])/,
    `, ${id}`,
    `Add ${id} to the list in apps/web/src/features.ts.`,
  );
  return listed.replace(/,\s*,/, ',');
}

/** Appends a contract entry point to the sources of the documents. */
export function addDoor(source: string, { id, folder, subject }: Door, from: string): string {
  const otherwise = `Add the door ${from} to tooling/contract/src/doors.ts.`;
  const key = id === folder ? id : `'${folder}'`;
  const listed = insertAfter(
    addStatement(source, `* as ${id}`, from),
    /DOORS = \{[^}]*?(?=,?\s*\})/,
    id === folder ? `, ${id}` : `, ${key}: ${id}`,
    otherwise,
  );
  return insertAfter(listed, /SUBJECTS[^]*?(?=\n\})/, `\n  ${key}: '${subject}.',`, otherwise);
}

/** Appends a call to the exclusions of the back-end check. */
export function addUnasked(source: string, call: string, from: string): string {
  return insertAfter(
    addImport(source, call, from),
    /NOT_CALLED[^]*?\(\[[^]*?(?=\n\]\))/,
    `\n  [${call}, 'is new: no back end answers it yet'],`,
    `Add ${call} to NOT_CALLED in tooling/contract/src/check/probes.ts.`,
  );
}

/** Appends a route to a feature. */
export function addRoute(source: string, route: string): string {
  return insertAfter(
    source,
    /\n {2}routes: \[[\s\S]*?(?=\n {2}\],)/,
    `\n${route}`,
    'Add the route to the list of routes in feature.ts by hand: it is not where it is in other packages.',
  );
}

/** Appends a text to a locale. */
export function addText(source: string, key: string, text: string): string {
  return insertAfter(
    source,
    /^const \w+(?:: [^={]+)? = \{[\s\S]*?(?=\n\})/m,
    `\n  '${key}': '${text.replaceAll("'", String.raw`\'`)}',`,
    `Add '${key}' to the texts by hand.`,
  );
}

/** Adds an endpoint as the first one, and its hook to the exports. */
export function addEndpoint(source: string, endpoint: string, hook: string): string {
  const otherwise = `Add the endpoint and ${hook} to api.ts by hand: it is not built as in other packages.`;
  const withEndpoint = insertAfter(source, /endpoints: \(build\) => \(\{/, endpoint, otherwise);
  return insertAfter(withEndpoint, /\nexport const \{/, ` ${hook},`, otherwise);
}

/** Adds a dependency to a manifest, ordered by name. */
export function addDependency(text: string, name: string): string {
  const manifest = readManifest(text);
  const dependencies = inOrder({ ...manifest.dependencies, [name]: 'workspace:^' });
  return writeManifest({ ...manifest, dependencies });
}
