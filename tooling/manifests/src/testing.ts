import { readPackage, type Package } from './package';

const STORYBOOK = [
  'storybook',
  '@storybook/react-vite',
  '@storybook/addon-vitest',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
];

const entry = (name: string) => ({
  '@bourse/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});

const library = {
  version: '0.0.0',
  description: 'What it is for.',
  license: 'MIT',
  files: ['dist'],
  type: 'module',
  sideEffects: false,
  exports: { '.': entry('index') } as Record<string, Record<string, string>>,
  scripts: {
    build: 'tsup && tsc -p tsconfig.build.json && finish-declarations',
    typecheck: 'tsc -p tsconfig.json',
    lint: 'oxlint --type-aware',
    test: 'vitest run',
  } as Record<string, string>,
  dependencies: { '@bourse/decimal': 'workspace:^' } as Record<string, string>,
  devDependencies: { vitest: 'catalog:' } as Record<string, string>,
};

type Manifest = typeof library;
type Files = Readonly<Record<string, string | undefined>>;

/** A package's manifest and its other files, not yet written to a folder. */
function inMould(manifest: Manifest & object, files: Files) {
  return {
    manifest,
    /** The same with other files; `undefined` removes one. */
    with: (changed: Files) => inMould(manifest, { ...files, ...changed }),
    at: (folder: string): Package => {
      const name = `@bourse/${folder.split('/')[1]}`;
      const all: Files = {
        'package.json': JSON.stringify({ name, ...manifest }),
        'README.md': `# ${name}\n\n\`.\`, \`./testing\``,
        ...files,
      };
      return readPackage(
        folder,
        (path) => all[path.replace(/^\.\//, '')],
        () => Object.keys(all).filter((path) => /^src\/.*\.tsx?$/.test(path) && all[path] !== undefined),
      );
    },
  };
}

const libraryFiles: Files = {
  'src/index.ts': '',
  'turbo.json': '{ "extends": ["//"], "tags": ["foundation"] }',
  'tsconfig.json': '{ "extends": "@bourse/tsconfig/base.json", "include": ["src", "*.config.ts"] }',
  'tsconfig.build.json':
    '{ "extends": "./tsconfig.json", "compilerOptions": {}, "exclude": ["src/**/*.test.*", "src/**/*.test-support.*", "src/**/*.stories.*"] }',
  'tsup.config.ts': '',
};

/** A valid foundation; `change` is merged into its manifest. */
export const aLibrary = (change: object = {}) => inMould({ ...library, ...change }, libraryFiles);

/** A valid feature with stories. */
export function aFeature(change: object = {}) {
  const manifest = {
    ...library,
    exports: { '.': entry('index'), './testing': entry('testing/index') },
    scripts: { ...library.scripts, storybook: 'storybook dev' },
    devDependencies: Object.fromEntries(['vitest', ...STORYBOOK].map((name) => [name, 'catalog:'])),
    ...change,
  };
  return inMould(manifest, {
    ...libraryFiles,
    'turbo.json': '{ "extends": ["//"], "tags": ["feature"] }',
    'src/testing/index.ts': '',
    '.storybook/main.ts': '',
    '.storybook/preview.ts': '',
  });
}

/** A valid tool. */
export function aTool(change: object = {}) {
  const { files: _files, sideEffects: _sideEffects, ...rest } = library;
  const manifest = {
    ...rest,
    private: true,
    exports: {},
    scripts: { typecheck: 'tsc -p tsconfig.json', lint: 'oxlint --type-aware' },
    ...change,
  };
  // A tool is not published: it has no `files` and no `sideEffects`.
  return inMould(
    { ...library, ...manifest, files: [], sideEffects: true },
    {
      ...libraryFiles,
      'turbo.json': '{ "extends": ["//"], "tags": ["tooling"] }',
    },
  );
}
