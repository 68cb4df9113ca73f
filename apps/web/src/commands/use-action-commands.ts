import { ownKeys, useActionLabel, withOwnKeys, type PresentAction } from '@bourse/feature-kit';
import type { Command } from './command';

/** Actions that end what the user has open. */
const DESTRUCTIVE: ReadonlySet<string> = new Set(['cancelAll']);

/** The actions of the present page. */
export function useActionCommands(actions: readonly PresentAction[]): Command[] {
  const labelOf = useActionLabel();
  return withOwnKeys(actions, ownKeys.useValue())
    .filter(({ id }) => id !== 'palette')
    .map((action) => ({
      id: `action.${action.id}`,
      kind: 'action',
      label: labelOf(action),
      key: action.key?.toUpperCase(),
      isDestructive: DESTRUCTIVE.has(action.id),
      run: action.run,
    }));
}
