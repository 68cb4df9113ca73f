import { confirmation, defineCall, id, maybeTime, text } from '../wire';
import * as v from 'valibot';

/** Why a party opens a dispute. */
export const DISPUTE_REASONS = ['not_released', 'not_received', 'wrong_amount', 'other_name', 'other'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** `open` until the counterparty has answered; `decided` by the desk; `withdrawn` by the party that opened it. */
export const DISPUTE_STATES = ['open', 'answered', 'decided', 'withdrawn'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** The latest dispute of an order; a row without a known state is none. */
export const orderDispute = v.pipe(
  v.object({
    state: v.picklist(DISPUTE_STATES),
    /** The party that opened it, from the view of the user. */
    opener: v.picklist(['self', 'counterparty']),
    reason: v.fallback(v.picklist(DISPUTE_REASONS), 'other'),
    text,
    answer: text,
    /** Whom the desk has given the coin. */
    winner: v.fallback(v.optional(v.picklist(['buyer', 'seller'])), undefined),
    open_time: maybeTime,
    /** Until when the counterparty may answer. */
    answer_time: maybeTime,
    close_time: maybeTime,
    note: text,
  }),
  v.transform(({ open_time, answer_time, close_time, ...wire }) => ({
    ...wire,
    openedAt: open_time,
    answerBy: answer_time,
    closedAt: close_time,
  })),
);
export type OrderDispute = v.InferOutput<typeof orderDispute>;

/** Longest statement of a party, characters. */
export const LONGEST_STATEMENT = 1000;
/** Longest evidence as text, characters. */
export const LONGEST_EVIDENCE = 4000;

const write = { method: 'POST', access: 'required' } as const;

/**
 * Opens a dispute of a paid order: the coin stays in escrow, and nothing moves the order until the dispute ends. `evidence`: facts of
 * the order as the device of the user has them. Beyond the specification; called only where the back end announces `c2c_disputes`.
 */
export const openDispute = defineCall({
  ...write,
  path: '/c2c/dispute',
  request: v.object({ id, reason: v.picklist(DISPUTE_REASONS), text: v.string(), evidence: v.string() }),
  reply: confirmation,
});

/** The counterparty answers a dispute, once. */
export const answerDispute = defineCall({
  ...write,
  path: '/c2c/dispute_answer',
  request: v.object({ id, text: v.string(), evidence: v.string() }),
  reply: confirmation,
});

/** The party that opened the dispute withdraws it. */
export const withdrawDispute = defineCall({
  ...write,
  path: '/c2c/dispute_withdraw',
  request: v.object({ id }),
  reply: confirmation,
});
