import * as v from 'valibot';
import { readStoredAs, storedKeys, writeStoredAs } from './stored';

export const DRAFT_PREFIX = 'bourse.draft.';

export const storedDraft = v.object({
  owner: v.optional(v.string()),
  values: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});

/** Removes the drafts of other users, and those that cannot be read. A draft without an owner is that of a visitor. Never throws. */
export function forgetDraftsExcept(userId: number | undefined): void {
  for (const place of ['device', 'tab'] as const) {
    for (const key of storedKeys(DRAFT_PREFIX, place)) {
      const draft = readStoredAs(key, storedDraft, place);
      const isForeign = draft?.owner !== undefined && draft.owner !== String(userId);
      if (!draft || isForeign) writeStoredAs(key, undefined, place);
    }
  }
}
