import { addDependency, addDoor, addFeature, addUnasked } from './edits.ts';
import type { Names } from './names.ts';
import type { Workspace } from './workspace.ts';

/* The few lines by which other packages know of a new one. */

const SHELL = 'apps/web/src/features.ts';
const DOORS = 'tooling/contract/src/doors.ts';
const PROBES = 'tooling/contract/src/check/probes.ts';

/** What a change of these needs afterwards: the formatter puts line breaks right. */
export const WIRED = [
  SHELL,
  DOORS,
  PROBES,
  ...['apps/web', 'apps/storybook', 'tooling/contract'].map((folder) => `${folder}/package.json`),
];

/** Hangs a feature into the shell and into the Storybook of all packages. */
export function hangIntoShell(workspace: Workspace, { kebab, camel }: Names): void {
  const name = `@bourse/${kebab}`;
  workspace.edit(SHELL, (text) => addFeature(text, camel, name));
  for (const app of ['web', 'storybook']) {
    workspace.edit(`apps/${app}/package.json`, (text) => addDependency(text, name));
  }
}

/** Names a package's contract where the documents and the check of back ends are made from all of them. */
export function nameContract(workspace: Workspace, { kebab, camel, words }: Names): void {
  const door = { id: camel, folder: kebab, subject: words };
  workspace.edit(DOORS, (text) => addDoor(text, door, `@bourse/${kebab}/contract`));
  workspace.edit('tooling/contract/package.json', (text) => addDependency(text, `@bourse/${kebab}`));
}

/** A new call is answered by no back end yet: the check says so and does not ask. */
export function leaveUnasked(workspace: Workspace, kebab: string, call: string): void {
  workspace.edit(PROBES, (text) => addUnasked(text, call, `@bourse/${kebab}/contract`));
}
