import { forgetDraftsExcept } from './draft';
import { forgetValuesExcept } from './indexed-db';

/** Removes what other users than this one left in the drafts of forms and on the area `user`; without a user, what all left. Never rejects. */
export async function forgetUsersExcept(userId: number | undefined): Promise<void> {
  forgetDraftsExcept(userId);
  await forgetValuesExcept(userId);
}
