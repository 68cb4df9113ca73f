import { decimal, plus, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { fromUnits } from '../../ledger/money';
import { move, perSequence, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { beforeNewest, direction, recent } from '../../testing/adversary/values';
import type { Scene } from '../../testing/adversary/world';
import { closeMany, closeOne, revoke } from './close';
import { profitOf } from './formulas';
import { onPrice } from './on-price';
import { reduceLever } from './reduce';
import { enter } from './rules';
import { setStops } from './set-stops';
import { submitLever } from './submit';
import { LEVER_WALLET, type Direction } from './types';

/** Ids of the orders and positions of a sequence. */
const ordersOf = perSequence((): number[] => []);

const recentOrder = ({ world }: Scene, back: number) => beforeNewest(ordersOf(world), back) ?? 0;

/** The limit price of an order that is some permille of the price away, on the side where it waits; `undefined` at the market. */
function limitOf({ world }: Scene, of: { direction: Direction; away: number | undefined }): Decimal | undefined {
  const sign = of.direction === 'long' ? -1 : 1;
  return of.away === undefined ? undefined : decimal(Math.round(world.price * (1 + (sign * of.away) / 1000)));
}

/** P/L of the open positions at the present price, in USDT. */
function openProfit({ test, context, world }: Scene, userId: number): Decimal {
  return enter(context)
    .lever.positionsOf(userId)
    .reduce((sum, position) => plus(sum, profitOf(position, decimal(world.price), test.usdt.scale)), decimal(0));
}

/** The price has liquidated every account before its equity was gone. */
function findUncovered(scene: Scene): string | undefined {
  const { test, context, world } = scene;
  for (const userId of world.users) {
    if (enter(context).lever.positionsOf(userId).length === 0) continue;
    const { available, held } = context.ledger.account({ userId, wallet: LEVER_WALLET }, test.usdt.id);
    const equity = Number(plus(fromUnits(available + held, test.usdt.scale), openProfit(scene, userId)));
    if (equity <= 0) return `user ${userId} has positions with an equity of ${equity}`;
  }
  return undefined;
}

export const adversary: ProductAdversary = {
  prepare: async (exchange, { usdt }) => {
    await exchange.admin.fundHouse({ house: 'insurance', currencyId: usdt.id, amount: decimal('1e9') });
  },
  moves: [
    move(
      'open position',
      fc.record({
        direction,
        lots: fc.constantFrom(100, 90, 30),
        multiple: fc.constantFrom(100, 100, 20),
        away: fc.constantFrom(undefined, undefined, undefined, 20),
      }),
      (scene, drawn) => {
        const { context, test, world } = scene;
        const opened = submitLever(enter(context), {
          userId: world.attacker,
          pairId: test.pair.id,
          direction: drawn.direction,
          multiple: decimal(drawn.multiple),
          lots: decimal(drawn.lots),
          limit: limitOf(scene, drawn),
        });
        if (opened.ok) ordersOf(world).push(opened.order.id);
      },
      10,
    ),
    move(
      'close position',
      fc.record({ recent, lots: fc.constantFrom(undefined, undefined, 1, 33) }),
      (scene, drawn) => {
        closeOne(enter(scene.context), {
          userId: scene.world.attacker,
          orderId: recentOrder(scene, drawn.recent),
          lots: drawn.lots === undefined ? undefined : decimal(drawn.lots),
        });
      },
      8,
    ),
    move(
      'reduce positions',
      fc.record({
        direction,
        lots: fc.constantFrom(1, 47, 100, 1000),
        away: fc.constantFrom(undefined, 0, 20),
      }),
      (scene, drawn) => {
        const { context, test, world } = scene;
        const reduced = reduceLever(enter(context), {
          userId: world.attacker,
          pairId: test.pair.id,
          direction: drawn.direction,
          lots: decimal(drawn.lots),
          limit: limitOf(scene, drawn),
        });
        if (reduced.ok) ordersOf(world).push(reduced.order.id);
      },
      4,
    ),
    move(
      'close all positions',
      fc.constantFrom(undefined, 'long' as const, 'short' as const),
      ({ context, world }, of) => {
        closeMany(enter(context), { userId: world.attacker, direction: of });
      },
    ),
    move('revoke pending order', recent, (scene, back) => {
      revoke(enter(scene.context), { userId: scene.world.attacker, orderId: recentOrder(scene, back) });
    }),
    move('set stop loss', fc.record({ recent, loss: fc.integer({ min: 1, max: 50 }) }), (scene, drawn) => {
      const { context, world } = scene;
      const orderId = recentOrder(scene, drawn.recent);
      const sign = enter(context).lever.open(orderId)?.direction === 'short' ? 1 : -1;
      const stopLoss = decimal(Math.round(world.price * (1 + (sign * drawn.loss) / 1000)));
      setStops(enter(context), { userId: world.attacker, orderId, takeProfit: decimal(0), stopLoss });
    }),
  ],
  worth: (scene, userId) => Number(openProfit(scene, userId)),
  onPrice: ({ test, context }) => {
    const mark = context.mark(test.pair.id);
    if (mark) onPrice(enter(context), [mark]);
  },
  wrongAfterPrice: findUncovered,
  leave: ({ context, world }) => {
    for (const userId of world.users) {
      closeMany(enter(context), { userId, direction: undefined });
      for (const { id } of enter(context).lever.ofUser(userId)) revoke(enter(context), { userId, orderId: id });
    }
  },
};
