import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

/** Folders of `tooling` that are no packages of the workspace: each pins one program, with a lock file of its own. */
const PINNED_ALONE: readonly string[] = ['pnpm', 'ccxt'];

const texts = v.optional(v.record(v.string(), v.string()), {});
const json = v.pipe(v.string(), v.parseJson());

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
  scripts: texts,
  dependencies: texts,
  devDependencies: texts,
  peerDependencies: texts,
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

const turboSchema = v.looseObject({
  extends: v.optional(v.array(v.string()), []),
  tags: v.optional(v.array(v.string()), []),
});

/**
 * Kind of a package: a feature or `market` (with a contract), a layer below the features (feature-kit, charts, trading), a
 * foundation (ui-kit, those of layer 0 and the one of servers), an app, a tool.
 */
export type Kind = 'feature' | 'layer' | 'foundation' | 'app' | 'tooling';

const KIND_BY_TAG: Readonly<Record<string, Kind>> = {
  feature: 'feature',
  trading: 'layer',
  market: 'feature',
  charts: 'layer',
  'feature-kit': 'layer',
  'ui-kit': 'foundation',
  foundation: 'foundation',
  server: 'foundation',
  app: 'app',
  tooling: 'tooling',
};

const KINDS_BY_PLACE: Readonly<Record<string, readonly Kind[]>> = {
  packages: ['feature', 'layer', 'foundation'],
  apps: ['app'],
  bench: ['app'],
  tooling: ['tooling'],
};

/** One package of the workspace, as the rules see it. */
export interface Package {
  /** From the root: `packages/spot`. */
  readonly folder: string;
  /** `undefined` if `turbo.json` has no tag, or a wrong one for the folder. */
  readonly kind: Kind | undefined;
  /** The tag in its `turbo.json`. */
  readonly tag: string | undefined;
  readonly manifest: Manifest;
  /** Text of one of its files; `undefined` if it does not exist. */
  readonly read: (path: string) => string | undefined;
  /** Its TypeScript files below `src`, from the package's folder, with `/`. */
  readonly sources: () => readonly string[];
}

export function readPackage(folder: string, read: Package['read'], sources: Package['sources']): Package {
  const turbo = v.safeParse(v.pipe(json, turboSchema), read('turbo.json') ?? '{}');
  const tags = turbo.success && turbo.output.extends.join() === '//' ? turbo.output.tags : [];
  const kind = tags.length === 1 ? KIND_BY_TAG[tags[0] ?? ''] : undefined;
  const isAtHome = kind !== undefined && KINDS_BY_PLACE[folder.split('/')[0] ?? '']?.includes(kind);
  return {
    folder,
    kind: isAtHome ? kind : undefined,
    tag: tags[0],
    manifest: v.parse(v.pipe(json, manifestSchema), read('package.json') ?? '{}'),
    read,
    sources,
  };
}

/** All packages below a root. */
export function readPackages(root: string): Package[] {
  return Object.keys(KINDS_BY_PLACE)
    .flatMap((place) => globSync([`${place}/package.json`, `${place}/*/package.json`], { cwd: root }))
    .map((path) => join(path, '..'))
    .filter((folder) => !PINNED_ALONE.includes(basename(folder)))
    .toSorted()
    .map((folder) =>
      readPackage(
        folder,
        (path) => {
          const place = join(root, folder, path);
          return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
        },
        () => globSync('src/**/*.{ts,tsx}', { cwd: join(root, folder) }).toSorted(),
      ),
    );
}
