import { addDependency, addDoor, addFeature, addUnasked } from './edits.ts';
import type { Names } from './names.ts';
import type { Workspace } from './workspace.ts';

/* Edits that register new code in other packages. */

const SHELL = 'apps/web/src/features.ts';
const DOORS = 'tooling/contract/src/doors.ts';
const PROBES = 'tooling/contract/src/check/probes.ts';

/** The formatter runs after these edits. */
export const WIRED = [
  SHELL,
  DOORS,
  PROBES,
  ...['apps/web', 'apps/storybook', 'tooling/contract'].map((folder) => `${folder}/package.json`),
];

/** Adds a feature to the shell and to the Storybook of all packages. */
export function hangIntoShell(workspace: Workspace, { kebab, camel }: Names): void {
  const name = `@bourse/${kebab}`;
  workspace.edit(SHELL, (text) => addFeature(text, camel, name));
  for (const app of ['web', 'storybook']) {
    workspace.edit(`apps/${app}/package.json`, (text) => addDependency(text, name));
  }
}

/** Adds a package's contract to the sources of the documents and of the back-end check. */
export function nameContract(workspace: Workspace, { kebab, camel, words }: Names): void {
  const door = { id: camel, folder: kebab, subject: words };
  workspace.edit(DOORS, (text) => addDoor(text, door, `@bourse/${kebab}/contract`));
  workspace.edit('tooling/contract/package.json', (text) => addDependency(text, `@bourse/${kebab}`));
}

/** No back end implements a new call yet, so the check skips it. */
export function leaveUnasked(workspace: Workspace, kebab: string, call: string): void {
  workspace.edit(PROBES, (text) => addUnasked(text, call, `@bourse/${kebab}/contract`));
}
