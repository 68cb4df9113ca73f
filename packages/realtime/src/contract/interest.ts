import * as v from 'valibot';

/** Name of the message. */
export const INTEREST = 'subscribe';

/** A client shows far fewer pairs at a time. */
const MOST_PAIRS = 500;

/**
 * `subscribe`, from the client to the exchange: from now on only the public events of these pairs are sent to the socket. A pair is
 * `currency_id-legal_id`. The message is optional: a socket that has not sent it gets the events of every pair, and an exchange that
 * does not know it ignores it. Each message replaces the one before; a new connection begins with every pair.
 */
export const interest = v.object({
  pairs: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,10}-\d{1,10}$/))), v.maxLength(MOST_PAIRS)),
});

export type Interest = v.InferOutput<typeof interest>;
