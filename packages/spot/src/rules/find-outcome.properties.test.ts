import { decimal, minus, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompletedOrder, OpenOrder } from '@bourse/contracts/spot';
import { aFill, anOpenOrder, aTicket } from '../testing/fixtures';
import { findOutcome } from './find-outcome';
import type { OrderTicket } from './order-ticket';

/* A small exchange: the user's orders rest, trade in part or fully, and are cancelled; then an order is sent and its
   reply is lost. For any such history, a placed order is never reported as not placed, and an order that did not
   arrive is never reported as placed. */

interface World {
  open: OpenOrder[];
  fills: CompletedOrder[];
  next: number;
}

const lots = (count: number) => decimal(`${count}e-1`);

/** Some of an order trades, at its own price or a better one. */
function trade(world: World, order: OpenOrder, amount: Decimal, price: Decimal) {
  const { side, base, quote } = order;
  world.fills.unshift(aFill({ id: world.next, time: world.next, side, base, quote, price, amount }));
  world.next += 1;
  const remaining = minus(order.remaining, amount);
  world.open = world.open.filter(({ id }) => id !== order.id);
  if (remaining !== '0') world.open.push({ ...order, remaining, filled: minus(order.amount, remaining) });
}

function rest(world: World, order: Partial<OpenOrder>): OpenOrder {
  const placed = anOpenOrder({ id: world.next, createdAt: world.next, filled: decimal(0), ...order });
  world.next += 1;
  world.open.push(placed);
  return placed;
}

const side = fc.constantFrom('buy' as const, 'sell' as const);
const older = fc.record({ side, price: fc.integer({ min: 95, max: 105 }), lots: fc.integer({ min: 1, max: 9 }) });
const event = fc.record({ kind: fc.constantFrom('trade' as const, 'cancel' as const), which: fc.nat(9) });

/** Events of earlier orders while the reply is lost. */
function happen(world: World, { kind, which }: { kind: 'trade' | 'cancel'; which: number }) {
  const order = world.open[which % Math.max(1, world.open.length)];
  if (!order) return;
  if (kind === 'cancel') world.open = world.open.filter(({ id }) => id !== order.id);
  else trade(world, order, lots(1), order.price);
}

function arrive(world: World, { side: of, price, amount, mode }: OrderTicket, tradedLots: number) {
  const order = rest(world, { side: of, price, amount, remaining: amount });
  for (let lot = 0; lot < tradedLots; lot += 1) {
    const present = world.open.find(({ id }) => id === order.id);
    if (present) trade(world, present, lots(1), price);
  }
  if (mode === 'market') world.open = world.open.filter(({ id }) => id !== order.id);
}

it('findOutcome reports neither a missing order as placed nor a placed order as missing', () => {
  const ticketOf = fc.record({
    side,
    mode: fc.constantFrom('limit' as const, 'market' as const),
    price: fc.integer({ min: 95, max: 105 }).map((price) => decimal(price)),
    amount: fc.integer({ min: 1, max: 9 }).map(lots),
  });
  const arrival = fc.option(fc.nat(9));
  fc.assert(
    fc.property(
      fc.array(older),
      fc.array(event),
      ticketOf,
      arrival,
      fc.array(event),
      (first, earlier, of, traded, later) => {
        const world: World = { open: [], fills: [], next: 1 };
        for (const order of first) {
          const amount = lots(order.lots);
          rest(world, { side: order.side, price: decimal(order.price), amount, remaining: amount });
        }
        for (const what of earlier) happen(world, what);
        const before = { open: world.open.slice(), fills: world.fills.slice() };
        const known = new Set(world.open.map(({ id }) => id));
        const ticket = aTicket(of);
        // A market order without a counterparty leaves no trace: the outcome is "not placed".
        const hasArrived = traded !== null && !(of.mode === 'market' && traded === 0);
        if (hasArrived) arrive(world, ticket, traded);
        for (const what of later) {
          // The order itself does not change: it is looked up at once.
          const others: World = { ...world, open: world.open.filter(({ id }) => known.has(id)) };
          happen(others, what);
          world.open = [...others.open, ...world.open.filter(({ id }) => !known.has(id))];
          world.next = others.next;
        }
        const { kind } = findOutcome(ticket, before, { open: world.open, fills: world.fills });
        expect(hasArrived ? kind !== 'nothing' : kind === 'nothing' || kind === 'unsure').toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
