import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { move, perSequence, stepOf } from '../../testing/adversary/product-adversary';
import { beforeNewest, recent, side } from '../../testing/adversary/values';
import { priceIn, quietPair, type Scene } from '../../testing/adversary/world';
import { activateStop } from './activate-stop';
import { amendExits } from './amend-exits';
import { amendOrder } from './amend-order';
import { cancelOrder } from './cancel-order';
import { placeOco } from './place-oco';
import { placeOrder } from './place-order';
import { enter } from './product';
import { SPOT } from './spot-context';
import type { Exits, Trail } from './types';

/** Ids of what the attacker has placed with exits, as trailing stops and in pairs; prices move while it waits. */
const placedOf = perSequence((): number[] => []);

/** Runs what is triggered, as the exchange does between two commands. */
function runTriggered({ context: plain }: Scene): void {
  const context = enter(plain);
  for (const { id: pairId } of context.catalog.pairs()) {
    const scheduled = () => [...context.spot.waiting(pairId)].find(({ id }) => context.isScheduled(SPOT, String(id)));
    for (let order = scheduled(); order; order = scheduled()) {
      context.cancel(SPOT, String(order.id));
      activateStop(context, order.id);
    }
  }
}

const pairIdOf = ({ context, test }: Scene, isQuiet: boolean) => (isQuiet ? quietPair(context).id : test.pair.id);
const isQuiet = fc.boolean();

/** A price some basis points above the present one. */
const away = (scene: Scene, pairId: number, basisPoints: number) =>
  decimal((priceIn(scene, pairId) * (1 + basisPoints / 10_000)).toFixed(2));

const distance = fc.constantFrom(1, 5, 20, 300);
const maybeDistance = fc.option(distance, { nil: undefined });
const lots = fc.integer({ min: 1, max: 200 });
const quantityOf = (count: number) => decimal(`${count}e-4`);

const trail: fc.Arbitrary<Trail> = fc.record({
  distance: fc.constantFrom(decimal('0.01'), decimal(1), decimal(5)),
  unit: fc.constantFrom('price' as const, 'percent' as const),
});

const exits = fc.record({ profit: maybeDistance, loss: maybeDistance, trail: fc.option(trail, { nil: undefined }) });

type Drawn<Of> = Of extends fc.Arbitrary<infer Values> ? Values : never;

const exitsAt = (scene: Scene, pairId: number, { profit, loss, trail: trailing }: Drawn<typeof exits>): Exits => ({
  takeProfit: profit === undefined ? undefined : away(scene, pairId, 25 + profit),
  stopLoss: loss === undefined || trailing ? undefined : away(scene, pairId, -25 - loss),
  trail: trailing,
});

const buying = fc.record({
  exits,
  lots,
  isQuiet,
  type: fc.constantFrom('limit' as const, 'market' as const, 'ioc' as const),
});

function buy(scene: Scene, drawn: Drawn<typeof buying>): void {
  const { context, world } = scene;
  const pairId = pairIdOf(scene, drawn.isQuiet);
  const placed = placeOrder(context, {
    userId: world.attacker,
    pairId,
    side: 'buy',
    type: drawn.type,
    price: away(scene, pairId, 22),
    quantity: quantityOf(drawn.lots),
    exits: exitsAt(scene, pairId, drawn.exits),
  });
  if (placed.ok) placedOf(world).push(placed.order.id);
  runTriggered(scene);
}

const pairing = fc.record({
  side,
  lots,
  isQuiet,
  limit: distance,
  stop: distance,
  worse: fc.option(distance, { nil: undefined }),
});

function pairOrders(scene: Scene, drawn: Drawn<typeof pairing>): void {
  const { context, world } = scene;
  const pairId = pairIdOf(scene, drawn.isQuiet);
  const sign = drawn.side === 'sell' ? 1 : -1;
  const placed = placeOco(context, {
    userId: world.attacker,
    pairId,
    side: drawn.side,
    quantity: quantityOf(drawn.lots),
    price: away(scene, pairId, sign * drawn.limit),
    trigger: away(scene, pairId, -sign * drawn.stop),
    stopLimit: drawn.worse === undefined ? undefined : away(scene, pairId, -sign * (drawn.stop + drawn.worse)),
  });
  if (placed.ok) placedOf(world).push(...placed.orders.map(({ id }) => id));
}

const trailing = fc.record({ trail, lots, isQuiet });

function placeTrailing(scene: Scene, drawn: Drawn<typeof trailing>): void {
  const order = { userId: scene.world.attacker, pairId: pairIdOf(scene, drawn.isQuiet), side: 'sell' as const };
  const quantity = quantityOf(drawn.lots);
  const placed = placeOrder(scene.context, { ...order, type: 'trailing_stop', quantity, trail: drawn.trail });
  if (placed.ok) placedOf(scene.world).push(placed.order.id);
}

const trade = fc.record({ isQuiet, offset: fc.integer({ min: -350, max: 350 }), isBuy: fc.boolean() });

/** A small trade of the attacker with the accomplice, at a price that triggers. */
function tradeWithAccomplice(scene: Scene, drawn: Drawn<typeof trade>): void {
  const { context, world } = scene;
  const pairId = pairIdOf(scene, drawn.isQuiet);
  const order = { pairId, price: away(scene, pairId, drawn.offset), quantity: quantityOf(1) };
  const [maker, taker] = drawn.isBuy ? (['sell', 'buy'] as const) : (['buy', 'sell'] as const);
  const rested = placeOrder(context, { ...order, userId: world.accomplice, side: maker, type: 'post_only' });
  placeOrder(context, { ...order, userId: world.attacker, side: taker, type: 'ioc' });
  if (rested.ok) cancelOrder(context, { userId: world.accomplice, orderId: rested.order.id });
  runTriggered(scene);
}

const recentOf = ({ world }: Scene, back: number) => beforeNewest(placedOf(world), back) ?? 0;

export const exitMoves = [
  move('buy with exits', buying, buy, 3),
  move('place two orders of which one cancels the other', pairing, pairOrders, 2),
  move('place a trailing stop', trailing, placeTrailing, 2),
  move('trade with the accomplice where exits wait', trade, tradeWithAccomplice, 3),
  move('amend exits', fc.record({ recent, exits, isQuiet }), (scene, drawn) => {
    const orderId = recentOf(scene, drawn.recent);
    const fields = exitsAt(scene, pairIdOf(scene, drawn.isQuiet), drawn.exits);
    amendExits(scene.context, { userId: scene.world.attacker, orderId, ...fields });
    runTriggered(scene);
  }),
  move('amend an order that waits', fc.record({ recent, side, lots, isQuiet, by: distance, trail }), (scene, drawn) => {
    const pairId = pairIdOf(scene, drawn.isQuiet);
    const order = { userId: scene.world.attacker, orderId: recentOf(scene, drawn.recent), side: drawn.side };
    const quantity = quantityOf(drawn.lots);
    const price = away(scene, pairId, drawn.by);
    amendOrder(scene.context, { ...order, price, quantity, trigger: away(scene, pairId, -drawn.by) });
    amendOrder(scene.context, { ...order, price, quantity, trail: drawn.trail });
    runTriggered(scene);
  }),
  move('cancel an exit', fc.record({ recent, at: fc.nat({ max: 1 }) }), (scene, drawn) => {
    const parentId = recentOf(scene, drawn.recent);
    const leg = enter(scene.context).spot.group(parentId)[drawn.at];
    cancelOrder(scene.context, { userId: scene.world.attacker, orderId: leg?.id ?? parentId });
  }),
];

/** A purchase with exits, a price that moves, and a trade that triggers them. */
export const exitPlans = [
  fc
    .record({ buying, permille: fc.integer({ min: -30, max: 30 }), quiet: fc.integer({ min: -10, max: 10 }), trade })
    .map(({ buying: drawn, permille, quiet, trade: triggering }) => [
      stepOf('buy with exits', drawn, buy),
      { permille, quiet, seconds: 2 },
      stepOf(
        'trade with the accomplice where exits wait',
        { ...triggering, isQuiet: drawn.isQuiet },
        tradeWithAccomplice,
      ),
    ]),
];
