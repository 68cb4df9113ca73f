import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** Positions and pending orders that this device has seen last, by number, of the user who had them. */
const seen = createStored('bourse.lever.openSeen', v.object({ userId: v.number(), ids: v.array(v.number()) }), {
  userId: 0,
  ids: [],
});

/** The numbers that were open when the site was open last. */
export const openWhenSeen = (userId: number | undefined): readonly number[] => {
  const stored = seen.read();
  return stored.userId === userId ? stored.ids : [];
};

/** Notes what is open now. */
export function noteOpen(userId: number | undefined, ids: readonly number[]): void {
  if (userId === undefined) return;
  const { userId: owner, ids: before } = seen.read();
  if (owner !== userId || before.join() !== ids.join()) seen.write({ userId, ids: [...ids] });
}
