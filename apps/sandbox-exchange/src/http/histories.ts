import { ConcurrencyLimit } from '@bourse/contract-server';

/** Lists of histories and markets share the database with orders: one is read at a time, and this number may wait. */
const histories = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 200 });

/** A handler that waits while another history is read. */
export const queued =
  <Asked, Answer>(handler: (asked: Asked) => Promise<Answer>) =>
  (asked: Asked): Promise<Answer> =>
    histories.run(() => handler(asked));
