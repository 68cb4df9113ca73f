import { createStored } from '@bourse/storage';
import * as v from 'valibot';
import type { ShortcutAction } from './keys';

/** Keys that the user has given to actions, by the action's id. */
export type OwnKeys = Readonly<Record<string, string>>;

/** One character that a key types; the space bar presses buttons. */
const SINGLE_KEY = /^\S$/u;

export const ownKeysSchema = v.record(v.string(), v.pipe(v.string(), v.regex(SINGLE_KEY), v.toLowerCase()));

/** The user's own keys on this device; all tabs share them. */
export const ownKeys = createStored('bourse.keys', ownKeysSchema, {});

/** The actions with the user's own keys in place of the default ones. */
export function withOwnKeys<Action extends Pick<ShortcutAction, 'id' | 'key' | 'isFixed'>>(
  actions: readonly Action[],
  own: OwnKeys,
): Action[] {
  return actions.map((action) => {
    const key = action.isFixed === true ? undefined : own[action.id];
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
