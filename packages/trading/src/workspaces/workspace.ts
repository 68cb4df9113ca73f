import * as v from 'valibot';
import { layoutSchema, type PanelLayout } from '../panel-layout/layout';

/** A layout that the user has saved under a name. */
export interface Workspace {
  readonly name: string;
  readonly layout: PanelLayout;
}

export const WORKSPACES_AT_MOST = 12;
export const NAME_AT_MOST = 30;

export const workspacesSchema = v.pipe(
  v.array(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(NAME_AT_MOST)),
      layout: layoutSchema,
    }),
  ),
  v.transform((all): readonly Workspace[] => all.slice(0, WORKSPACES_AT_MOST)),
);

/** The list with a saved workspace, in the place of one of the same name; unchanged if the list is full. */
export function withWorkspace(all: readonly Workspace[], saved: Workspace): readonly Workspace[] {
  if (all.some(({ name }) => name === saved.name))
    return all.map((workspace) => (workspace.name === saved.name ? saved : workspace));
  return all.length < WORKSPACES_AT_MOST ? [...all, saved] : all;
}

/** The union of two lists; of two layouts with one name that of the first list. */
export function withEach(all: readonly Workspace[], others: readonly Workspace[]): readonly Workspace[] {
  const names = new Set(all.map(({ name }) => name));
  return [...all, ...others.filter(({ name }) => !names.has(name))];
}
