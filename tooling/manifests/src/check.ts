import { basename } from 'node:path';
import * as v from 'valibot';

const texts = v.optional(v.record(v.string(), v.string()), {});

const manifestSchema = v.looseObject({
  name: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
  private: v.optional(v.boolean(), false),
  description: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  type: v.optional(v.string(), ''),
  files: v.optional(v.array(v.string()), []),
  sideEffects: v.optional(v.unknown()),
  exports: v.optional(v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])), {}),
  dependencies: texts,
  devDependencies: texts,
  peerDependencies: texts,
});
type Manifest = v.InferOutput<typeof manifestSchema>;

const turboSchema = v.object({ extends: v.tuple([v.literal('//')]), tags: v.tuple([v.string()]) });

/** The package that the generator copies. It is not published. */
const SAMPLE = 'packages/sample';

/** A package of the workspace: its folder from the root, and the text of its files. */
export interface Package {
  readonly folder: string;
  readonly read: (path: string) => string | undefined;
}

const parse = (text: string | undefined): unknown => JSON.parse(text ?? '{}');

function* identity({ name, description, license, type, private: isPrivate }: Manifest, folder: string) {
  const isLibrary = folder.startsWith('packages/') && folder !== SAMPLE;
  const own = `@bourse/${basename(folder)}`;
  if (name !== own && name !== `${own}-config`) yield `call it ${own}, as its folder`;
  if (description === '') yield 'add a "description" of one sentence';
  if (license !== 'MIT' || type !== 'module') yield 'set "license" to "MIT" and "type" to "module"';
  if (isPrivate === isLibrary)
    yield isLibrary ? 'take out "private": libraries are versioned' : 'set "private" to true';
}

/** Versions are declared in the catalog only; the tests of a package run with its peers. */
function* versions({ dependencies, devDependencies, peerDependencies }: Manifest) {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const right = name.startsWith('@bourse/') ? 'workspace:^' : 'catalog:';
    if (version !== right) yield `ask for ${name} by "${right}"`;
  }
  for (const name of Object.keys(peerDependencies)) {
    if (!(name in devDependencies)) yield `add its peer ${name} to "devDependencies"`;
  }
}

/** Entry points of a library are the same in source and in `dist`. */
function* entryPoints({ exports, files, sideEffects }: Manifest, read: Package['read']) {
  if (files.join() !== 'dist' || sideEffects !== false) yield 'set "files" to ["dist"] and "sideEffects" to false';
  for (const [entry, faces] of Object.entries(exports)) {
    // A pattern, such as `./*` of the contracts, leads to one entry point a folder.
    if (entry.includes('*')) continue;
    const source = typeof faces === 'string' ? faces : (faces['@bourse/source'] ?? '');
    const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
    const right = JSON.stringify({ '@bourse/source': source, types: `${built}.d.ts`, default: `${built}.js` });
    if (read(source) === undefined)
      yield `the entry point "${entry}" leads to ${source || 'no source'}, which does not exist`;
    else if (JSON.stringify(faces) !== right) yield `write the entry point "${entry}" as ${right}`;
  }
}

/** Advice for a package that is not built like the others, one line each with its file. */
export function checkPackage({ folder, read }: Package): string[] {
  const manifest = v.parse(manifestSchema, parse(read('package.json')));
  const isLibrary = folder.startsWith('packages/');
  const advice = [
    ...identity(manifest, folder),
    ...versions(manifest),
    ...(isLibrary ? entryPoints(manifest, read) : []),
  ].map((text) => `package.json: ${text}`);
  // A package without a tag may import everything.
  if (!v.is(turboSchema, parse(read('turbo.json'))))
    advice.push('turbo.json: extend ["//"] and set one tag, its layer');
  const readme = read('README.md') ?? '';
  if (!readme.startsWith(`# ${manifest.name}\n`)) advice.push(`README.md: begin with "# ${manifest.name}"`);
  const isReleased = isLibrary && folder !== SAMPLE && manifest.version !== '0.0.0';
  if (isReleased && !read('CHANGELOG.md')?.includes(`\n## ${manifest.version}\n`)) {
    advice.push(`CHANGELOG.md: let "npm run x -- changeset version" write ${manifest.version}`);
  }
  return advice.map((text) => `${folder}/${text}`);
}
