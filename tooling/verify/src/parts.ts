/** One thing that `npm test` runs. */
export interface Part {
  name: string;
  /** Tasks of turbo, which runs them again only where something that they read has changed. */
  tasks?: readonly string[];
  /** A command instead, quick enough to run each time. */
  command?: readonly [string, ...string[]];
  /** It looks at the repository as a whole: `--affected` leaves nothing of it out. */
  isWhole?: boolean;
  /** Report that each package's runner leaves in `.reports`; a part without one counts as a single check. */
  report?: string;
  needsBrowser?: boolean;
}

/** In the order of how soon they tell something. */
export const PARTS: readonly Part[] = [
  { name: 'format', tasks: ['format:check'], isWhole: true },
  // Turbo cannot call itself.
  { name: 'boundaries', command: ['turbo', 'boundaries'] },
  { name: 'manifests', tasks: ['manifests'], isWhole: true },
  { name: 'component pages', tasks: ['component-pages'], isWhole: true },
  { name: 'coverage table', tasks: ['coverage'], isWhole: true },
  { name: 'contract documents', tasks: ['contract-docs:check'], isWhole: true },
  { name: 'unused', tasks: ['unused'], isWhole: true },
  { name: 'lint of the root', tasks: ['lint:root'], isWhole: true },
  // Also what no file of the package says, the linter's settings, has it run again.
  { name: 'lint', tasks: ['lint'], isWhole: true },
  { name: 'types', tasks: ['typecheck'] },
  { name: 'unit and screens', tasks: ['test'], report: 'unit' },
  { name: 'build', tasks: ['build'] },
  { name: 'bundle budget', tasks: ['check:budget'], report: 'budget' },
  { name: 'stories', tasks: ['test:stories'], report: 'stories', needsBrowser: true },
  { name: 'workflows', tasks: ['test:workflows'], isWhole: true, report: 'workflows' },
  { name: 'generator', tasks: ['test:made'], isWhole: true, report: 'made', needsBrowser: true },
  { name: 'journeys', tasks: ['test:journeys'], report: 'journeys', needsBrowser: true },
];
