/** A check that `npm test` runs. */
export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Uses one core and disturbs no test: runs beside the other checks of this kind. */
  readonly isBeside?: boolean;
  /** Waits for browsers and servers half of its time: runs beside the checks that have the machine. */
  readonly isWaiting?: boolean;
  /** JSON reports that its runner writes, as a glob from the root; a check without one counts as a single test. */
  readonly report?: string;
  /** The command that repeats one test of it; file and title follow. */
  readonly repeat?: string;
  readonly needsBrowser?: boolean;
  /** Globs from the root. The check runs where one of these files has changed (`changes.ts`), where it is named, and with `--all`. */
  readonly inputs?: readonly string[];
}

/**
 * A task of turbo, which runs what it needs first and takes from its cache what has not changed. Ten tasks at once,
 * turbo's default, starve two cores.
 */
const turbo = (...args: string[]): Check['command'] => [
  'turbo',
  'run',
  ...args,
  '--concurrency=100%',
  '--continue',
  '--output-logs=new-only',
];

const node = (script: string): Check['command'] => ['node', script];

/** Those that run beside each other come first, the longest of them at the front. */
export const CHECKS: readonly Check[] = [
  { name: 'types', command: node('tooling/verify/src/check-types.ts'), isBeside: true },
  { name: 'lint', command: ['oxlint', '--type-aware'], isBeside: true },
  // Journeys and sizes need both.
  {
    name: 'build',
    command: turbo('build', '--filter=@bourse/web', '--filter=@bourse/sandbox-exchange'),
    isBeside: true,
  },
  { name: 'unused', command: ['knip'], isBeside: true },
  { name: 'format', command: ['oxfmt', '--check'], isBeside: true },
  { name: 'contract documents', command: ['pnpm', '--silent', 'contract-docs', '--check'], isBeside: true },
  { name: 'boundaries', command: ['turbo', 'boundaries'], isBeside: true },
  { name: 'manifests', command: node('tooling/manifests/src/main.ts'), isBeside: true },
  { name: 'component pages', command: node('tooling/storybook/docs/check.ts'), isBeside: true },
  { name: 'links', command: node('tooling/verify/src/check-links.ts'), isBeside: true },
  {
    name: 'unit and screens',
    command: ['vitest', 'run'],
    report: '.reports/unit.json',
    repeat: 'npm run x -- exec vitest run',
  },
  {
    name: 'bundle budget',
    command: turbo('check:budget', '--filter=@bourse/web'),
  },
  {
    name: 'stories',
    command: turbo('test:stories', '--filter=@bourse/storybook'),
    report: 'apps/storybook/.reports/stories.json',
    needsBrowser: true,
  },
  {
    name: 'journeys',
    command: turbo('test:journeys', '--filter=@bourse/web'),
    report: 'apps/web/.reports/journeys.json',
    repeat: 'npm run x -- --filter @bourse/web exec playwright test',
    needsBrowser: true,
    isWaiting: true,
  },
  // What is published from packages/; the applications are built from source.
  {
    name: 'library builds',
    command: turbo('build', '--filter=./packages/*'),
    inputs: [
      'packages/*/{package,tsconfig,tsconfig.build}.json',
      'packages/*/tsup.config.ts',
      'packages/*/src/**/!(*.test|*.stories).{ts,tsx,json}',
      'tooling/{tsup,tsconfig}/**',
      'pnpm-lock.yaml',
    ],
  },
  // What is published, as a consumer installs it.
  {
    name: 'published packages',
    command: node('tooling/published/src/main.ts'),
    needsBrowser: true,
    inputs: [
      'packages/*/{package,tsconfig,tsconfig.build}.json',
      'packages/*/tsup.config.ts',
      'packages/*/src/index.ts',
      'packages/contracts/src/**',
      'packages/{feature-kit,notifications,lists,safe-writes,market,charts}/src/**/!(*.test|*.stories).{ts,tsx}',
      'tooling/{published,tsup,tsconfig}/**',
      '.pnpmfile.mjs',
      'pnpm-lock.yaml',
    ],
  },
  // Deletion of a feature: what is left has no error of types.
  {
    name: 'feature removal',
    command: node('tooling/verify/src/check-removal.ts'),
    isBeside: true,
    inputs: [
      'apps/web/src/**',
      'apps/sandbox-exchange/src/{products,simulation}/**',
      'packages/*/src/{feature,layer,links,paths}.ts',
      'packages/contracts/src/**',
      'packages/feature-kit/src/feature/*.ts',
      'tooling/contract/src/**',
      'tooling/verify/src/*.ts',
    ],
  },
  // All stories in one place, as a team publishes them.
  {
    name: 'storybook',
    command: turbo('build:storybook'),
    inputs: ['{apps,tooling}/storybook/**', '**/.storybook/*.ts', '**/*.mdx', '**/*.stories.tsx', 'pnpm-lock.yaml'],
  },
  {
    name: 'workflows',
    command: ['pnpm', '--filter', '@bourse/ci', 'test:workflows'],
    report: 'tooling/ci/.reports/workflows.json',
    inputs: ['.github/**', 'tooling/ci/**', 'tooling/verify/src/*.ts', 'package.json'],
  },
];
