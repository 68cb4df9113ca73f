import { createKept } from '@bourse/storage';
import * as v from 'valibot';
import type { ShortcutAction } from './keys';

/** Keys that the user has given to actions, by the action's id. */
export type OwnKeys = Readonly<Record<string, string>>;

/** One character that a key types; the space bar presses buttons. */
const SINGLE_KEY = /^\S$/u;

const ACTION_ID = /^[\w-]{1,64}$/;

/** Of two actions with one key the first keeps it: storage and settings files may name both. */
function withoutConflicts(keys: OwnKeys): OwnKeys {
  const taken = new Set<string>();
  return Object.fromEntries(
    Object.entries(keys).filter(([id, key]) => {
      const isKept = ACTION_ID.test(id) && !taken.has(key);
      if (isKept) taken.add(key);
      return isKept;
    }),
  );
}

export const ownKeysSchema = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.regex(SINGLE_KEY), v.toLowerCase())),
  v.transform(withoutConflicts),
);

/** The user's own keys; all tabs share them. A log-out keeps them for the next login. */
export const ownKeys = createKept('bourse.keys', ownKeysSchema, {}, (own, other) => ({ ...other, ...own }));

/**
 * The actions with the user's own keys in place of the default ones. An own key is ignored where another action has it by default, or an
 * earlier one by the user's choice: the dialog refuses that, storage and settings files do not.
 */
export function withOwnKeys<Action extends Pick<ShortcutAction, 'id' | 'key' | 'isFixed'>>(
  actions: readonly Action[],
  own: OwnKeys,
): Action[] {
  const ownKeyOf = ({ id, isFixed }: Action) => (isFixed === true ? undefined : own[id]);
  const keyOf = (action: Action) => ownKeyOf(action) ?? action.key;
  const ignored = actions.find((action, at) => {
    const key = ownKeyOf(action);
    const hasKey = (other: Action) => other.id !== action.id && keyOf(other) === key;
    return (
      key !== undefined &&
      actions.some((other, place) => hasKey(other) && (place < at || ownKeyOf(other) === undefined))
    );
  });
  if (ignored) {
    return withOwnKeys(actions, Object.fromEntries(Object.entries(own).filter(([id]) => id !== ignored.id)));
  }
  return actions.map((action) => {
    const key = ownKeyOf(action);
    return key === undefined ? action : { ...action, key };
  });
}

/** The key of a press as it can be given to an action; `undefined` for keys that type no single character. */
export function assignableKey(pressed: string): string | undefined {
  return SINGLE_KEY.test(pressed) ? pressed.toLowerCase() : undefined;
}

/** The other action that has the key: two actions cannot share one. */
export function conflictOf<Action extends Pick<ShortcutAction, 'id' | 'key'>>(
  actions: readonly Action[],
  id: string,
  key: string,
): Action | undefined {
  return actions.find((action) => action.id !== id && action.key?.toLowerCase() === key);
}
