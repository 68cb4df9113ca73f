/** One thing that `npm test` runs. */
export interface Part {
  name: string;
  command: readonly [string, ...string[]];
  /** Report that each package's runner leaves in `.reports`; a part without one counts as a single check. */
  report?: string;
  needsBrowser?: boolean;
}

// Ten tasks at once, turbo's default, starve the embedded database on two cores.
const turbo = (...tasks: string[]) =>
  ['turbo', 'run', ...tasks, '--concurrency=100%', '--continue', '--output-logs=errors-only'] as const;

/** In the order of how soon they tell something. */
export const PARTS: readonly Part[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'boundaries', command: ['turbo', 'boundaries'] },
  { name: 'unused', command: ['knip'] },
  { name: 'coverage table', command: ['node', 'tooling/verify/src/check-coverage.ts'] },
  { name: 'contract documents', command: ['pnpm', '--silent', 'contract-docs', '--check'] },
  { name: 'types', command: turbo('typecheck') },
  { name: 'unit and screens', command: turbo('test'), report: 'unit' },
  { name: 'build', command: turbo('build') },
  { name: 'bundle budget', command: turbo('check:budget'), report: 'budget' },
  { name: 'stories', command: turbo('test:stories'), report: 'stories', needsBrowser: true },
  { name: 'journeys', command: turbo('test:journeys'), report: 'journeys', needsBrowser: true },
];
