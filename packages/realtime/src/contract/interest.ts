import * as v from 'valibot';

/** Name of the message. */
export const INTEREST = 'subscribe';

/** A client shows far fewer pairs at a time. */
const MOST_PAIRS = 500;

const schema = v.object({
  pairs: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,10}-\d{1,10}$/))), v.maxLength(MOST_PAIRS)),
});

/**
 * `subscribe`, from the client to the exchange: from now on only the public events of these pairs are sent to the socket. A pair is
 * `currency_id-legal_id`. The message is optional: a socket that has not sent it gets the events of every pair, and an exchange that
 * does not know it ignores it. Each message replaces the one before; a new connection begins with every pair.
 */
export interface Interest {
  readonly pairs: readonly string[];
}

/** The interest of a received message; `undefined` if the message is not one. */
export function readInterest(message: unknown): Interest | undefined {
  const read = v.safeParse(schema, message);
  return read.success ? read.output : undefined;
}
