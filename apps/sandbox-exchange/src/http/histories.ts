import { ConcurrencyLimit } from '@bourse/contract-server';

/** Lists of histories and markets share the database with orders: one is read at a time, and this number may wait. */
const histories = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 200 });

/** Short reads of a user's own data, which every screen asks for: they do not wait for histories. */
const shortReads = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 1000 });

const inTurn =
  (limit: ConcurrencyLimit) =>
  <Asked, Answer>(handler: (asked: Asked) => Promise<Answer>) =>
  (asked: Asked): Promise<Answer> =>
    limit.run(() => handler(asked));

/** A handler that waits while another history is read. */
export const queued = inTurn(histories);

/** A handler that waits while another short read runs. */
export const queuedShort = inTurn(shortReads);
