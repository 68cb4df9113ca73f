import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { filledOrders, type KnownFills } from './filled-orders';

const order = anOpenOrder({ remaining: decimal('0.4') });
const fill = (id: number, amount: string, overrides: Parameters<typeof aFill>[0] = {}) =>
  aFill({ id, amount: decimal(amount), ...overrides });
const known = (overrides: Partial<KnownFills> = {}): KnownFills => ({ open: [order], fills: new Set(), ...overrides });
const idsOf = ({ filled }: ReturnType<typeof filledOrders>) => filled.map(({ id }) => id);

it('an order is filled where it is gone and new fills at its price are all that remained', () => {
  expect(idsOf(filledOrders(known(), { open: [], fills: [fill(1, '0.3'), fill(2, '0.1')] }))).toEqual([1001]);
});

it.each([
  ['there is no new fill', []],
  ['the fills are less than what was left', [fill(1, '0.3')]],
  ['the fill has another price', [fill(1, '0.4', { price: decimal('97001') })]],
  ['the fill is of the other side', [fill(1, '0.4', { side: 'sell' })]],
  ['the fill is of another pair', [fill(1, '0.4', { base: 'ETH' })]],
  ['the fill is older than the order', [fill(1, '0.4', { time: (order.createdAt ?? 0) - 1000 })]],
])('an order was cancelled where it is gone and %s', (_why, fills) => {
  expect(idsOf(filledOrders(known(), { open: [], fills }))).toEqual([]);
});

it('an order was cancelled where the fills were known before', () => {
  expect(idsOf(filledOrders(known({ fills: new Set(['1']) }), { open: [], fills: [fill(1, '0.4')] }))).toEqual([]);
});

it('the fill of another order at the same price does not count for a cancelled one', () => {
  const other = { ...order, id: 1002 };
  const before = known({ open: [order, other] });
  const now = { open: [{ ...order, remaining: decimal('0.2') }], fills: [fill(1, '0.2')] };
  expect(idsOf(filledOrders(before, now))).toEqual([]);
});

it('a fill that was read before its order had left the open orders counts', () => {
  const early = filledOrders(known(), { open: [order], fills: [fill(1, '0.4')] });
  expect(idsOf(early)).toEqual([]);
  expect(idsOf(filledOrders(early.known, { open: [], fills: [fill(1, '0.4')] }))).toEqual([1001]);
});

it('filledOrders adds up the parts of an order over several reads', () => {
  const half = { ...order, remaining: decimal('0.2') };
  const first = filledOrders(known(), { open: [half], fills: [fill(1, '0.2')] });
  expect(idsOf(filledOrders(first.known, { open: [], fills: [fill(2, '0.2'), fill(1, '0.2')] }))).toEqual([1001]);
});
