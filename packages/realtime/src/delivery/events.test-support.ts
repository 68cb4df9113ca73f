import * as v from 'valibot';
import { defineEvent } from '../contract';

const payload = v.object({ pair: v.string(), value: v.number() });

/** A newer one makes an older one of the same pair worthless; it is read when it is delivered. */
export const ticker = defineEvent({
  name: 'daymarket',
  delivery: 'last',
  key: ({ pair }) => pair,
  wireKey: (wire) => (v.is(v.object({ pair: v.string() }), wire) ? wire.pair : undefined),
  payload,
});

/** The same, read as it arrives. */
export const eagerTicker = defineEvent({ name: 'eager', delivery: 'last', key: ({ pair }) => pair, payload });

/** Each one counts. */
export const trade = defineEvent({ name: 'trade', delivery: 'every', key: ({ pair }) => pair, payload });
