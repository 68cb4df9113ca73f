import { basename } from 'node:path';
import { hasStories, isLibrary, when, type Rule } from './departure.ts';

const MANIFEST = 'package.json';

/** The package that the generator copies is not published. */
const SAMPLE = 'packages/sample';

/** The package is named after its folder and has a description. */
export const identity: Rule = (of) => {
  const { manifest, folder } = of;
  const name = `@bourse/${basename(folder)}`;
  const names = of.kind === 'tooling' ? [name, `${name}-config`] : [name];
  return [
    ...when(!names.includes(manifest.name), of, MANIFEST, `call it ${names.join(' or ')}, as its folder`),
    ...when(manifest.description === '', of, MANIFEST, 'add a "description" of one sentence'),
    ...when(manifest.license !== 'MIT', of, MANIFEST, 'set "license" to "MIT"'),
    ...when(manifest.type !== 'module', of, MANIFEST, 'set "type" to "module"'),
    ...when(
      isLibrary(of) && manifest.private && folder !== SAMPLE,
      of,
      MANIFEST,
      'take out "private": libraries are versioned',
    ),
    ...when(!isLibrary(of) && !manifest.private, of, MANIFEST, 'set "private" to true: only libraries are versioned'),
  ];
};

const ENTRY_POINTS = {
  feature: ['.', './testing'],
  layer: ['.', './testing'],
  foundation: ['.'],
  app: [],
  tooling: [],
} as const;

/** The three conditions of an entry point: the source for development, types and JavaScript in `dist`. */
function facesOf(source: string): Record<string, string> {
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { '@bourse/source': source, types: `${built}.d.ts`, default: `${built}.js` };
}

/** Entry points of a library are the same in source and in `dist`. */
export const entryPoints: Rule = (of) => {
  if (!isLibrary(of)) return [];
  const { exports, files, sideEffects } = of.manifest;
  // A pattern, such as `./*` of the contracts, names its entry points by their folders.
  if (Object.keys(exports).some((entry) => entry.includes('*'))) return [];
  const wanted = of.kind === undefined ? [] : ENTRY_POINTS[of.kind];
  return [
    ...when(files.join() !== 'dist', of, MANIFEST, 'set "files" to ["dist"]'),
    ...when(sideEffects !== false, of, MANIFEST, 'set "sideEffects" to false'),
    ...wanted.flatMap((entry) =>
      when(!(entry in exports), of, MANIFEST, `add the entry point "${entry}" to "exports"`),
    ),
    ...Object.entries(exports).flatMap(([entry, faces]) => {
      const source = typeof faces === 'string' ? faces : (faces['@bourse/source'] ?? '');
      const right = JSON.stringify(facesOf(source));
      const isThere = of.read(source) !== undefined;
      return [
        ...when(
          !isThere,
          of,
          MANIFEST,
          `the entry point "${entry}" leads to ${source || 'no source'}, which is not there`,
        ),
        ...when(
          isThere && JSON.stringify(faces) !== right,
          of,
          MANIFEST,
          `write the entry point "${entry}" as ${right}`,
        ),
      ];
    }),
  ];
};

const SCRIPTS = {
  feature: ['build', 'typecheck', 'lint', 'test', 'storybook'],
  layer: ['build', 'typecheck', 'lint', 'test', 'storybook'],
  foundation: ['build', 'typecheck', 'lint', 'test'],
  app: ['typecheck', 'lint'],
  tooling: ['typecheck', 'lint'],
} as const;

/** Scripts with the same text in all packages. */
const COMMON_SCRIPTS = ['typecheck', 'lint', 'storybook'];

/** The text that most packages have for a script. */
function usual(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The scripts of its kind exist, with the same text as in other packages. */
export const scripts: Rule = (of, all) => {
  if (of.kind === undefined || of.read('tsconfig.json') === undefined) return [];
  const missing = SCRIPTS[of.kind].filter((name) => !(name in of.manifest.scripts));
  const compared = isLibrary(of) ? [...COMMON_SCRIPTS, 'build', 'test'] : COMMON_SCRIPTS;
  const peers = isLibrary(of) ? all.filter(isLibrary) : all;
  return [
    ...missing.flatMap((name) => when(true, of, MANIFEST, `add the script "${name}"`)),
    ...compared.flatMap((name) => {
      const own = of.manifest.scripts[name];
      const text = usual(peers.flatMap(({ manifest }) => manifest.scripts[name] ?? []));
      return when(own !== undefined && own !== text, of, MANIFEST, `write the script "${name}" as "${text}"`);
    }),
  ];
};

/** Versions are declared in the catalog only. */
export const versions: Rule = (of) => {
  const { dependencies, devDependencies, peerDependencies } = of.manifest;
  return [
    ...Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
      const right = name.startsWith('@bourse/') ? 'workspace:^' : 'catalog:';
      return when(
        version !== right,
        of,
        MANIFEST,
        `ask for ${name} by "${right}", its version stands in pnpm-workspace.yaml`,
      );
    }),
    ...Object.keys(peerDependencies).flatMap((name) =>
      when(
        !(name in devDependencies),
        of,
        MANIFEST,
        `add its peer ${name} to "devDependencies": its tests run with it`,
      ),
    ),
  ];
};

const TOOLS_OF_STORIES = [
  'storybook',
  '@storybook/react-vite',
  '@storybook/addon-vitest',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
];

/** Storybook resolves its parts from the package in which it starts. */
export const storyTools: Rule = (of) =>
  hasStories(of)
    ? TOOLS_OF_STORIES.flatMap((name) =>
        when(
          !(name in of.manifest.devDependencies),
          of,
          MANIFEST,
          `add ${name} to "devDependencies", Storybook looks for it there`,
        ),
      )
    : [];
