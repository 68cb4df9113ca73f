import type { EventDefinition } from '@bourse/realtime/contract';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { barEvent, bookEvent, dayBarEvent, depthEvent, tickerEvent } from './events';

const anyId = fc.oneof(
  fc.nat(99),
  fc.nat(99).map(String),
  fc.constantFrom(' 7 ', '', '1.0', '-1', 1.5, null, undefined, {}, [], true),
);
/** The valid fields that all these events share, with keys and a period of any kind. */
const anyWire = fc.record({
  currency_id: anyId,
  legal_id: anyId,
  period: fc.constantFrom(undefined, null, '1min', '5min', 15, {}),
  now_price: fc.constant('1'),
  close: fc.constant('1'),
  in: fc.constant('[]'),
  out: fc.constant('[]'),
});

describe.each([tickerEvent, bookEvent, depthEvent, barEvent, dayBarEvent] as EventDefinition[])('$name', (event) => {
  it('has the same key seen from outside as when it is read', () => {
    fc.assert(
      fc.property(anyWire, (wire) => {
        const read = v.safeParse(event.payload, wire);
        fc.pre(read.success);
        expect(event.wireKey?.(wire)).toBe(event.key(read.output));
      }),
    );
  });

  it('can be seen from outside', () => {
    expect(event.wireKey?.({ currency_id: '1', legal_id: 3 })).toMatch(/^1-3/);
  });
});
