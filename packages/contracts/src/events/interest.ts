import * as v from 'valibot';

/** Name of the message, and of the field of the handshake's `auth` with the first interest of a connection. */
export const INTEREST = 'subscribe';

/** `pulse`, from the exchange every ten seconds to the sockets that have chosen pairs, which may all be quiet. It has no payload. */
export const PULSE = 'pulse';

/** A client that shows more pairs gets the events of every pair. */
const MOST_PAIRS = 500;
const MOST_LISTS = 20;

const schema = v.object({
  pairs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,10}-\d{1,10}$/))), v.maxLength(MOST_PAIRS))),
  lists: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w{1,40}$/))), v.maxLength(MOST_LISTS))),
});

/**
 * `subscribe`, from the client to the exchange: the public events that the socket gets from now on. Each message replaces the one before;
 * a new connection begins with its handshake's `auth.subscribe`, or with every pair. The message is optional: a socket that has not sent it
 * gets the events of every pair, and an exchange that does not know it ignores it. An exchange that knows it sends the present
 * state of what a message adds, and `pulse`: without any event for 20 s a client reads by polling.
 */
export interface Interest {
  /** All public events of these pairs (`currency_id-legal_id`); every pair where left out. */
  readonly pairs?: readonly string[] | undefined;
  /**
   * Names of list events. A list event carries the payloads of one event for many pairs, `{ data: [...] }`, at most once a second: a
   * pair list needs the tickers of all pairs (`daymarket_list`), but no book or bar of a pair that it does not open.
   */
  readonly lists?: readonly string[] | undefined;
}

/** The interest of a received message; `undefined` if the message is not one. */
export function readInterest(message: unknown): Interest | undefined {
  const read = v.safeParse(schema, message);
  return read.success ? read.output : undefined;
}

/** What all of them want together. Names are sorted, so that equal interests are equal as JSON. */
export function mergeInterests(interests: readonly Interest[]): Interest {
  const pairs = interests.some((interest) => interest.pairs === undefined)
    ? undefined
    : sorted(interests.flatMap((interest) => interest.pairs ?? []));
  const lists = sorted(interests.flatMap((interest) => interest.lists ?? []));
  return { ...(pairs && pairs.length <= MOST_PAIRS && { pairs }), ...(lists.length > 0 && { lists }) };
}

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();
