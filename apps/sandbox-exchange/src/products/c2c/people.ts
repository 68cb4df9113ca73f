import type { Relation, WeekHours } from '@bourse/contracts/c2c';
import type { Context } from '../../core/context';
import { refuse, type Done, type Refused } from '../../result';
import type { C2cState } from './state';

/** So many users can one user follow, and as many block. */
export const MOST_RELATED = 200;

/** Changes of one user in an hour. */
export const PEOPLE_LIMIT = { tries: 120, window: 3_600_000 } as const;

export interface Relate {
  userId: number;
  otherId: number;
  /** `undefined` ends what there is. */
  relation: Relation | undefined;
}

export type RelateResult = Done | Refused<'related_to_self' | 'user_unknown' | 'too_many_related'>;

/** Follows or blocks another user, or ends both. Running orders of the two go on. */
export function relateUsers(context: Context, state: C2cState, { userId, otherId, relation }: Relate): RelateResult {
  const { people } = state;
  if (otherId === userId) return refuse('related_to_self');
  if (!context.users.has(otherId)) return refuse('user_unknown');
  if (people.of(userId, otherId) === relation) return { ok: true };
  if (relation && people.count(userId, relation) >= MOST_RELATED) return refuse('too_many_related');
  people.relate({ userId, otherId, relation });
  return { ok: true };
}

/** Replaces the hours in which the ads of a user can be taken. */
export function setHours(
  _context: Context,
  state: C2cState,
  { userId, hours }: { userId: number; hours: WeekHours | undefined },
): Done {
  state.people.setHours({ userId, hours });
  return { ok: true };
}
