import * as v from 'valibot';

const names = v.optional(v.array(v.string()), []);

/** Of Vite's `.vite/manifest.json` the parts that matter here: source file or chunk name → chunk. */
const manifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: names, dynamicImports: names }));

export type Manifest = Readonly<v.InferInput<typeof manifestSchema>>;

/** @throws ValiError if the text is not a manifest */
export function readManifest(json: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(json));
}

/** The files loaded for a target. */
export interface Load {
  /** Source files (ends of paths) whose chunks are loaded with all their static imports. */
  readonly roots: readonly string[];
  /** Dynamic imports of the roots that are loaded as well. */
  readonly follow?: (source: string) => boolean;
}

/** The manifest's key of a source file, by the end of its path. */
export function chunkOf(manifest: Manifest, end: string): string {
  const keys = Object.keys(manifest).filter((key) => key === end || key.endsWith(`/${end}`));
  const [key] = keys;
  if (key === undefined || keys.length > 1) {
    throw new Error(`${keys.length === 0 ? 'No chunk' : 'More than one chunk'} for ${end} in the manifest.`);
  }
  return key;
}

/** The JavaScript files of a load, in the order in which they are found. */
export function filesOf(manifest: Manifest, { roots, follow }: Load): string[] {
  const seen = new Set<string>();
  const queue = roots.map((root) => chunkOf(manifest, root));
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    queue.push(...(chunk.imports ?? []));
    if (follow) queue.push(...(chunk.dynamicImports ?? []).filter((source) => follow(source)));
  }
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}
