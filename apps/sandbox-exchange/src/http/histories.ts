import { Turns } from '@bourse/contract-server';

/** Lists of histories and markets share the database with orders: one is read at a time, and so many wait. */
const histories = new Turns({ atOnce: 1, mostWaiting: 200 });

/** A handler that waits for its turn among the histories. */
export const inTurn =
  <Asked, Answer>(handler: (asked: Asked) => Promise<Answer>) =>
  (asked: Asked): Promise<Answer> =>
    histories.take(() => handler(asked));
