import { readStored, readStoredAs, STORAGE_KEYS, writeStoredAs } from '@bourse/api-client';
import { decimal } from '@bourse/api-client/contract';
import * as v from 'valibot';
import type { KnownOrders } from './find-outcome';
import { storedTicket } from './stored-ticket';
import { IDLE, isUndecided, type Submission } from './submit-order';

/** In the tab's own storage: each tab has its own order under way. */
const KEY = 'bourse.spot.order';

const side = v.picklist(['buy', 'sell']);

const known = v.pipe(
  v.object({
    open: v.optional(
      v.array(
        v.object({
          id: v.number(),
          createdAt: v.optional(v.number()),
          base: v.string(),
          quote: v.string(),
          side,
          remaining: decimal,
        }),
      ),
    ),
    fills: v.optional(
      v.array(
        v.object({
          id: v.optional(v.number()),
          time: v.optional(v.number()),
          side,
          price: decimal,
          amount: decimal,
        }),
      ),
    ),
  }),
  v.transform(({ open, fills }): KnownOrders => ({
    open: open?.map((row) => ({ ...row, createdAt: row.createdAt })),
    fills: fills?.map((fill) => ({ ...fill, id: fill.id, time: fill.time })),
  })),
);

/** Whose it is: nobody else is told of it. */
const kept = v.object({ order: storedTicket, before: known, userId: v.optional(v.string()) });

const presentUser = () => readStored(STORAGE_KEYS.userId);

/** Keeps an order over a reload of the page, from the moment it leaves until it is known what became of it. */
export function keepOrder(submission: Submission): void {
  if (!('before' in submission) || !isUndecided(submission)) return writeStoredAs(KEY, undefined, 'tab');
  const { order, before } = submission;
  writeStoredAs(KEY, { order, before, userId: presentUser() }, 'tab');
}

/** Where a page begins: with the order that the last one left without an answer, if there was one. */
export function keptSubmission(): Submission {
  const found = readStoredAs(KEY, kept, 'tab');
  if (found === undefined || found.userId !== presentUser()) return IDLE;
  return { phase: 'unknown', order: found.order, before: found.before, asked: false };
}
