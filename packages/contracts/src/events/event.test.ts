import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { balanceChanged } from './balance';
import { defineEvent, eventName, type PayloadOf, type WirePayloadOf } from './event';

describe('an event', () => {
  const price = defineEvent({
    name: 'price',
    delivery: 'every',
    key: ({ pair }) => pair,
    payload: v.pipe(
      v.object({ symbol: v.string() }),
      v.transform(({ symbol }) => ({ pair: symbol })),
    ),
  });

  it('an event has its wire form as input and its client form as output, and its delivery in its type', () => {
    expectTypeOf<WirePayloadOf<typeof price>>().toEqualTypeOf<{ symbol: string }>();
    expectTypeOf<PayloadOf<typeof price>>().toEqualTypeOf<{ pair: string }>();
    expectTypeOf(price.delivery).toEqualTypeOf<'every'>();
    expect(price.key({ pair: 'BTC/USDT' })).toBe('BTC/USDT');
  });

  it('an event inserts the user id into the wire name', () => {
    expect(eventName(balanceChanged, 7)).toBe('update_balance_7');
    expect(eventName(balanceChanged, undefined)).toBe('update_balance_');
    expect(eventName(price, 7)).toBe('price');
  });
});

it.each([undefined, null, 1, 'refresh', { anything: 1 }, { refresh: 1 }])(
  'the balance event accepts any payload, such as %j',
  (payload) => {
    expect(v.safeParse(balanceChanged.payload, payload).success).toBe(true);
  },
);
