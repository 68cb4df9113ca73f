import * as v from 'valibot';
import { defineEvent } from '@bourse/contracts/events';

const payload = v.object({ pair: v.string(), value: v.number() });

/** A `last` event with a wire key: parsed on delivery. */
export const ticker = defineEvent({
  name: 'daymarket',
  delivery: 'last',
  key: ({ pair }) => pair,
  wireKey: (wire) => (v.is(v.object({ pair: v.string() }), wire) ? wire.pair : undefined),
  pairOf: (key) => key,
  listName: 'daymarket_list',
  payload,
});

/** The same without a wire key: parsed on arrival. */
export const eagerTicker = defineEvent({ name: 'eager', delivery: 'last', key: ({ pair }) => pair, payload });

/** An `every` event. */
export const trade = defineEvent({
  name: 'trade',
  delivery: 'every',
  key: ({ pair }) => pair,
  pairOf: (key) => key,
  payload,
});

/** An event with an interval; each kind of payload has a key of its own. */
export const account = defineEvent({
  name: 'account',
  delivery: 'last',
  everyMs: 250,
  key: () => 'user',
  wireKey: (wire) => Object.keys(wire ?? {}).join(' '),
  payload: v.object({ risk: v.optional(v.number()), profit: v.optional(v.number()) }),
});
