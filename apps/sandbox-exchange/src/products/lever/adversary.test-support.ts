import { decimal, isZero, plus, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { fromUnits } from '../../ledger/money';
import { move, perSequence, stepOf, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { account, beforeNewest, direction, recent, type Own } from '../../testing/adversary/values';
import { priceIn, quietPair, type Scene } from '../../testing/adversary/world';
import { farAway, restFarAway } from '../spot/adversary.test-support';
import { changeMultiple } from './change-multiple';
import { closeMany, closeOne, revoke } from './close';
import { profitOf } from './formulas';
import { onPrice } from './on-price';
import { reduceLever } from './reduce';
import { enter } from './product';
import { setStops } from './set-stops';
import { MULTIPLES } from './settings';
import { submitLever } from './submit';
import { LEVER_WALLET, type Direction, type Exits, type LeverOrder } from './types';

/** Orders and positions of a sequence, and the account that acted last. */
const actsOf = perSequence(() => ({ orders: [] as { by: Own; id: number }[], last: 'attacker' as Own }));

/** An order of the two accounts, with its user. */
function recentOrder({ world }: Scene, back: number) {
  const acts = actsOf(world);
  const { by, id } = beforeNewest(acts.orders, back) ?? { by: 'attacker' as const, id: 0 };
  acts.last = by;
  return { userId: world[by], orderId: id };
}

function placed({ world }: Scene, by: Own, result: { ok: true; order: { id: number } } | { ok: false }): void {
  if (result.ok) actsOf(world).orders.push({ by, id: result.order.id });
}

/** The user of an account that acts now. */
function userOf({ world }: Scene, by: Own): number {
  actsOf(world).last = by;
  return world[by];
}

const pairIdOf = ({ context, test }: Scene, isQuiet: boolean) => (isQuiet ? quietPair(context).id : test.pair.id);

/** The limit price of an order that is some permille of the price away, on the side where it waits; `undefined` at the market. */
function limitOf(scene: Scene, pairId: number, of: { direction: Direction; away: number | undefined }) {
  const sign = of.direction === 'long' ? -1 : 1;
  return of.away === undefined
    ? undefined
    : decimal(Math.round(priceIn(scene, pairId) * (1 + (sign * of.away) / 1000)));
}

/** P/L of the open positions at the present price, in USDT. */
function openProfit(scene: Scene, userId: number): Decimal {
  const { context, test } = scene;
  const profit = (position: LeverOrder) =>
    profitOf(position, decimal(priceIn(scene, position.pairId)), test.usdt.scale);
  return enter(context)
    .lever.positionsOf(userId)
    .reduce((sum, position) => plus(sum, profit(position)), decimal(0));
}

const opening = fc.record({
  by: account,
  direction,
  lots: fc.constantFrom(100, 90, 30, 1),
  multiple: fc.constantFrom(100, 100, 20),
  away: fc.constantFrom(undefined, undefined, undefined, 20),
  isQuiet: fc.constantFrom(false, false, true),
});

/** Permille of the price between it and the exits, and the price that triggers them. */
const exits = fc.record({
  profit: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
  loss: fc.integer({ min: 1, max: 50 }),
  isTrailing: fc.boolean(),
  exitTrigger: fc.constantFrom('last' as const, 'mark' as const),
});

function exitsAt(price: number, of: Direction, drawn: typeof exits extends fc.Arbitrary<infer Drawn> ? Drawn : never) {
  const sign = of === 'long' ? 1 : -1;
  const at = (permille: number) => decimal(Math.round(price * (1 + (sign * permille) / 1000)));
  return {
    takeProfit: drawn.profit === undefined ? decimal(0) : at(drawn.profit),
    stopLoss: drawn.isTrailing ? decimal(0) : at(-drawn.loss),
    exitTrigger: drawn.exitTrigger,
    trail: drawn.isTrailing ? ({ distance: decimal(drawn.loss / 10), unit: 'percent' } as const) : undefined,
  };
}

type Opening = typeof opening extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function open(scene: Scene, drawn: Opening, attached?: Exits): void {
  const pairId = pairIdOf(scene, drawn.isQuiet);
  const opened = submitLever(enter(scene.context), {
    userId: userOf(scene, drawn.by),
    pairId,
    direction: drawn.direction,
    multiple: decimal(drawn.multiple),
    lots: decimal(drawn.lots),
    limit: limitOf(scene, pairId, drawn),
    exits: attached,
  });
  placed(scene, drawn.by, opened);
}

const closing = fc.record({ recent, lots: fc.constantFrom(undefined, undefined, 1, 33) });

type Closing = typeof closing extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function close(scene: Scene, drawn: Closing): void {
  closeOne(enter(scene.context), {
    ...recentOrder(scene, drawn.recent),
    lots: drawn.lots === undefined ? undefined : decimal(drawn.lots),
  });
}

/**
 * Positions in both directions, and a close of each after the price has moved. The account as a whole loses nothing; the loss of
 * one position is larger than its money.
 */
export function hedge(drawn: Pick<Opening, 'lots' | 'isQuiet'> & { permille: number; isShortFirst: boolean }) {
  const opened = {
    by: 'attacker' as const,
    lots: drawn.lots,
    isQuiet: drawn.isQuiet,
    multiple: 100,
    away: undefined,
  } as const;
  const moved = drawn.isQuiet ? { permille: 0, quiet: drawn.permille } : { permille: drawn.permille, quiet: 0 };
  const [first, second] = drawn.isShortFirst ? [0, 1] : [1, 0];
  return [
    stepOf('open position', { ...opened, direction: 'long' }, open),
    stepOf('open position', { ...opened, direction: 'short' }, open),
    { ...moved, seconds: 40 },
    stepOf('close position', { recent: first, lots: undefined }, close),
    stepOf('close position', { recent: second, lots: undefined }, close),
  ];
}

/** Money of the contract account: available and held. */
function moneyOf({ test, context }: Scene, userId: number): Decimal {
  const { available, held } = context.ledger.account({ userId, wallet: LEVER_WALLET }, test.usdt.id);
  return fromUnits(available + held, test.usdt.scale);
}

/** The insurance fund pays for an account that is then empty, as a liquidation would: nothing of it is left to its user. */
function findSpared(scene: Scene): string | undefined {
  const userId = scene.world[actsOf(scene.world).last];
  const money = moneyOf(scene, userId);
  const isEmpty = isZero(money) && enter(scene.context).lever.positionsOf(userId).length === 0;
  return isEmpty ? undefined : `leaves ${money} and positions in the contract account`;
}

/** A price that has stayed has liquidated every account whose equity it has taken. */
function findUncovered(scene: Scene): string | undefined {
  const { context, world } = scene;
  for (const userId of world.users) {
    if (enter(context).lever.positionsOf(userId).length === 0) continue;
    const equity = Number(plus(moneyOf(scene, userId), openProfit(scene, userId)));
    if (equity <= 0) return `user ${userId} has positions with an equity of ${equity}`;
  }
  return undefined;
}

export const adversary: ProductAdversary = {
  prepare: async (exchange, { usdt }) => {
    await exchange.admin.fundHouse({ house: 'insurance', currencyId: usdt.id, amount: decimal('1e9') });
  },
  moves: [
    move('open position', opening, open, 10),
    move('close position', closing, close, 8),
    move(
      'reduce positions',
      fc.record({
        by: account,
        direction,
        lots: fc.constantFrom(1, 47, 100, 1000),
        away: fc.constantFrom(undefined, 0, 20),
        isQuiet: fc.boolean(),
      }),
      (scene, drawn) => {
        const pairId = pairIdOf(scene, drawn.isQuiet);
        const reduced = reduceLever(enter(scene.context), {
          userId: userOf(scene, drawn.by),
          pairId,
          direction: drawn.direction,
          lots: decimal(drawn.lots),
          limit: limitOf(scene, pairId, drawn),
        });
        placed(scene, drawn.by, reduced);
      },
      4,
    ),
    move(
      'close all positions',
      fc.record({ by: account, of: fc.constantFrom(undefined, 'long' as const, 'short' as const) }),
      (scene, { by, of }) => {
        closeMany(enter(scene.context), { userId: userOf(scene, by), direction: of });
      },
    ),
    move(
      'change multiple',
      fc.record({ recent, multiple: fc.constantFrom(...MULTIPLES) }),
      (scene, drawn) => {
        const multiple = decimal(drawn.multiple);
        changeMultiple(enter(scene.context), { ...recentOrder(scene, drawn.recent), multiple });
      },
      3,
    ),
    move('revoke pending order', recent, (scene, back) => {
      revoke(enter(scene.context), recentOrder(scene, back));
    }),
    move('set exits', fc.record({ recent, exits }), (scene, drawn) => {
      const { context } = scene;
      const named = recentOrder(scene, drawn.recent);
      const order = enter(context).lever.open(named.orderId);
      const fields = exitsAt(priceIn(scene, order?.pairId ?? 0), order?.direction ?? 'long', drawn.exits);
      setStops(enter(context), { ...named, ...fields });
    }),
    move('open position with exits', fc.record({ opening, exits }), (scene, drawn) => {
      const { direction: of, isQuiet } = drawn.opening;
      const limit = limitOf(scene, pairIdOf(scene, isQuiet), drawn.opening);
      const price = limit === undefined ? priceIn(scene, pairIdOf(scene, isQuiet)) : Number(limit);
      open(scene, drawn.opening, exitsAt(price, of, drawn.exits));
    }),
  ],
  // A user loses no more than the contract account has: the insurance fund takes the rest.
  worth: (scene, userId) => Math.max(Number(openProfit(scene, userId)), -Number(moneyOf(scene, userId))),
  plans: [
    fc
      .record({
        lots: fc.constantFrom(100, 90, 30),
        isQuiet: fc.constant(false),
        permille: fc.integer({ min: -60, max: 60 }),
        isShortFirst: fc.boolean(),
      })
      .map(hedge),
    // A lot of a pair whose book has an order far away, beside a position that loses.
    fc
      .record({ opening, far: farAway, permille: fc.integer({ min: -60, max: 60 }) })
      .map(({ opening: drawn, far, permille }) => [
        stepOf('open position', { ...drawn, isQuiet: true, lots: 1, away: undefined }, open),
        stepOf('open position', { ...drawn, isQuiet: false, away: undefined }, open),
        stepOf('rest far away', far, restFarAway),
        { permille, quiet: 0, seconds: 40 },
      ]),
    // Positions of two accounts on both sides, of which the loser is closed before its account is liquidated.
    fc
      .record({ opening, permille: fc.integer({ min: -60, max: 60 }), first: fc.nat({ max: 1 }) })
      .map(({ opening: drawn, permille, first }) => [
        stepOf('open position', { ...drawn, by: 'attacker', direction: 'long', away: undefined }, open),
        stepOf('open position', { ...drawn, by: 'accomplice', direction: 'short', away: undefined }, open),
        { permille, quiet: permille, seconds: 2 },
        stepOf('close position', { recent: first, lots: undefined }, close),
        stepOf('close position', { recent: 1 - first, lots: undefined }, close),
      ]),
  ],
  // Every price counts as new, also one that the marks have recorded before.
  onPrice: (scene) => {
    const { context } = scene;
    const marks = [true, false].flatMap((isQuiet) => context.mark(pairIdOf(scene, isQuiet)) ?? []);
    onPrice(enter(context), marks);
    return undefined;
  },
  wrongAfterPrice: findUncovered,
  wrongAfterInsured: findSpared,
  leave: ({ context, world }) => {
    for (const userId of world.users) {
      closeMany(enter(context), { userId, direction: undefined });
      for (const { id } of enter(context).lever.ofUser(userId)) revoke(enter(context), { userId, orderId: id });
    }
  },
};
