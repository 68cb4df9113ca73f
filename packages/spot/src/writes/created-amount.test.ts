import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aFill, anOpenOrder, aTicket } from '../testing/fixtures';
import { createdAmount } from './created-amount';

const ticket = aTicket({ amount: decimal('0.5'), price: decimal('97000') });
const resting = (amount: string, remaining = amount) =>
  anOpenOrder({ id: 2001, amount: decimal(amount), remaining: decimal(remaining) });
const older = anOpenOrder({ id: 1001 });
const nothing = { open: [], fills: [] };

describe('the created amount', () => {
  it('the amount of the only new open order is the created amount', () => {
    expect(createdAmount(ticket, nothing, { open: [resting('0.5')], fills: [] })).toBe('0.5');
    expect(createdAmount(ticket, nothing, { open: [resting('2')], fills: [] })).toBe('2');
    expect(createdAmount(ticket, nothing, { open: [resting('0.3')], fills: [] })).toBe('0.3');
  });

  it('the created amount adds trades to the remainder where the back end sends no total', () => {
    const fills = [aFill({ amount: decimal('0.2') })];
    expect(createdAmount(ticket, nothing, { open: [resting('0.3')], fills })).toBe('0.5');
  });

  it('the created amount is that of new trades where they exceed the order', () => {
    const fills = [aFill({ id: 1, amount: decimal('0.5') }), aFill({ id: 2, amount: decimal('0.1') })];
    expect(createdAmount(ticket, nothing, { open: [], fills })).toBe('0.6');
    expect(createdAmount(ticket, nothing, { open: [], fills: fills.slice(0, 1) })).toBeUndefined();
  });

  it('the created amount ignores trades while an older order of the side was open', () => {
    const fills = [aFill({ amount: decimal('9') })];
    const before = { open: [older], fills: [] };
    expect(createdAmount(ticket, before, { open: [older, resting('0.3')], fills })).toBeUndefined();
    expect(createdAmount(ticket, before, { open: [older, resting('2')], fills })).toBe('2');
  });

  it.each([
    ['the lists before it were not loaded', { open: undefined, fills: [] }, [resting('2')]],
    ['two orders are new', nothing, [resting('2'), anOpenOrder({ id: 2002 })]],
    ['the new order has another price', nothing, [{ ...resting('2'), price: decimal('96000') }]],
    ['the new order has another type', nothing, [{ ...resting('2'), type: 'post_only' as const }]],
    ['the new order is on the other side', nothing, [{ ...resting('2'), side: 'sell' as const }]],
  ])('the created amount is unknown where %s', (_case, before, open) => {
    expect(createdAmount(ticket, before, { open, fills: [] })).toBeUndefined();
  });

  it('the created amount of a market order is not that of a limit order that was under way before', () => {
    const market = aTicket({ mode: 'market', amount: decimal('0.005'), price: decimal('96995') });
    expect(createdAmount(market, nothing, { open: [resting('0.01')], fills: [] })).toBeUndefined();
    const fills = [aFill({ amount: decimal('0.005') })];
    expect(createdAmount(market, nothing, { open: [resting('0.01')], fills })).toBeUndefined();
  });

  it('the created amount is unknown where trades of the whole order are beside another new order', () => {
    const fills = [aFill({ amount: decimal('0.5') })];
    expect(createdAmount(ticket, nothing, { open: [resting('2')], fills })).toBeUndefined();
  });
});
