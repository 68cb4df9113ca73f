interface Named {
  readonly name: string;
}

/** A task of turbo, which runs it again only where something that it reads has changed. */
export interface TaskPart extends Named {
  readonly task: string;
  /** Checks the repository as a whole: `--affected` does not restrict it. */
  readonly isWhole?: boolean;
  /** Report that each package's runner leaves in `.reports`; a part without one counts as a single check. */
  readonly report?: string;
  readonly needsBrowser?: boolean;
}

/** A command, quick enough to run each time. */
export interface CommandPart extends Named {
  readonly command: readonly [string, ...string[]];
}

/** One thing that `npm test` runs. */
export type Part = TaskPart | CommandPart;

/** Fastest first. */
export const PARTS: readonly Part[] = [
  { name: 'format', task: 'format:check', isWhole: true },
  // Turbo cannot call itself.
  { name: 'boundaries', command: ['turbo', 'boundaries'] },
  { name: 'manifests', task: 'manifests', isWhole: true },
  { name: 'component pages', task: 'component-pages', isWhole: true },
  { name: 'coverage table', task: 'coverage', isWhole: true },
  { name: 'links', task: 'links', isWhole: true },
  { name: 'terms', task: 'terms', isWhole: true },
  { name: 'elements', task: 'elements', isWhole: true },
  { name: 'contract documents', task: 'contract-docs:check', isWhole: true },
  { name: 'unused', task: 'unused', isWhole: true },
  { name: 'lint of the root', task: 'lint:root', isWhole: true },
  // Also what no file of the package says, the linter's settings, has it run again.
  { name: 'lint', task: 'lint', isWhole: true },
  { name: 'types', task: 'typecheck' },
  { name: 'unit and screens', task: 'test', report: 'unit' },
  { name: 'build', task: 'build' },
  { name: 'bundle budget', task: 'check:budget', report: 'budget' },
  { name: 'stories', task: 'test:stories', report: 'stories', needsBrowser: true },
  // All stories in one place, as a team publishes them.
  { name: 'storybook', task: 'build:storybook' },
  { name: 'workflows', task: 'test:workflows', isWhole: true, report: 'workflows' },
  { name: 'generator', task: 'test:made', isWhole: true, report: 'made', needsBrowser: true },
  { name: 'journeys', task: 'test:journeys', report: 'journeys', needsBrowser: true },
];
