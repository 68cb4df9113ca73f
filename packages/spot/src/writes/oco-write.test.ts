import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aFill, anOpenOrder } from '../testing/fixtures';
import type { OcoTicket } from './oco-ticket';
import { findOco, ocoDifference } from './oco-write';

const d = decimal;
const ticket: OcoTicket = {
  baseId: 1,
  quoteId: 3,
  base: 'BTC',
  quote: 'USDT',
  side: 'sell',
  amount: d('0.5'),
  price: d(99_000),
  stop: d(95_000),
};
const before = { open: [], fills: [] };
const legOf = { side: 'sell', ocoId: 7, amount: d('0.5'), remaining: d('0.5') } as const;
const limit = anOpenOrder({ ...legOf, id: 1, price: d(99_000) });
const stop = anOpenOrder({ ...legOf, id: 2, exit: 'stop_loss', trigger: d(95_000), isWaiting: true });
const sold = aFill({ side: 'sell' });

describe('an OCO with a lost reply', () => {
  it.each([
    ['both orders', [limit, stop], [], 'placed'],
    ['one order', [limit], [], 'unsure'],
    ['another stop price', [limit, { ...stop, trigger: d(94_000) }], [], 'unsure'],
    ['a new sale', [], [sold], 'unsure'],
    ['a new buy', [], [aFill()], 'nothing'],
    ['nothing', [], [], 'nothing'],
    ['orders of no OCO', [anOpenOrder({ side: 'sell', id: 3 })], [], 'nothing'],
  ] as const)('the look-up that finds %s says so', (_case, open, fills, finding) => {
    expect(findOco(ticket, before, { open, fills })).toBe(finding);
  });

  it('the look-up is unsure without the lists before the OCO', () => {
    expect(findOco(ticket, { open: undefined, fills: [] }, { open: [], fills: [] })).toBe('unsure');
  });
});

it.each([
  ['as confirmed', [limit, stop], undefined, undefined],
  ['with another amount', [{ ...limit, amount: d('0.4') }, stop], '0.5', '0.4'],
  ['with another stop price', [limit, { ...stop, trigger: d(94_000) }], '95000', '94000'],
] as const)('an OCO that was created %s is compared with the confirmed one', (_case, open, confirmed, created) => {
  const difference = ocoDifference(ticket, before, { open, fills: [] });
  expect([difference?.confirmed, difference?.created]).toEqual([confirmed, created]);
});
