import { forgetValuesExcept } from './indexed-db';
import { leaveKeptExcept } from './kept-values';
import { forgetDraftsExcept } from './stored-drafts';

/**
 * Removes what other users than this one left in the drafts of forms and on the area `user`; without a user, what all left. Their kept
 * values stay in IndexedDB only. Never rejects.
 */
export async function forgetUsersExcept(userId: number | undefined): Promise<void> {
  forgetDraftsExcept(userId);
  await Promise.all([forgetValuesExcept(userId), leaveKeptExcept(userId?.toString())]);
}
