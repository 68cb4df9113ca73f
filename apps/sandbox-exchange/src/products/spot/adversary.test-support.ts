import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { move, perSequence, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { beforeNewest, recent, side } from '../../testing/adversary/values';
import type { Scene } from '../../testing/adversary/world';
import { amendOrder } from './amend-order';
import { cancelOrder } from './cancel-order';
import { placeOrder } from './place-order';

/** Ids of the orders of a sequence. */
const ordersOf = perSequence((): number[] => []);

const lots = fc.integer({ min: 1, max: 3000 });
/** Basis points above the price. */
const away = fc.integer({ min: -40, max: 40 });
const type = fc.constantFrom(...(['limit', 'limit', 'post_only', 'ioc', 'fok', 'stop_limit'] as const));

const priceAway = ({ world }: Scene, basisPoints: number) =>
  decimal((world.price * (1 + basisPoints / 10_000)).toFixed(2));

const quantityOf = (count: number) => decimal(`${count}e-4`);

/** The maker's orders around the price. */
function quote({ context, test, world }: Scene): void {
  for (const [quoted, offset] of [
    ['sell', 1.002],
    ['buy', 0.998],
  ] as const) {
    const placed = placeOrder(context, {
      userId: world.maker,
      pairId: test.pair.id,
      side: quoted,
      type: 'limit',
      quantity: decimal('0.5'),
      price: decimal((world.price * offset).toFixed(2)),
    });
    if (placed.ok) ordersOf(world).push(placed.order.id);
  }
}

function cancelAll({ context, world }: Scene): void {
  for (const orderId of ordersOf(world).splice(0)) {
    for (const userId of world.users) cancelOrder(context, { userId, orderId });
  }
}

export const adversary: ProductAdversary = {
  moves: [
    move('place order', fc.record({ side, lots, away, type }), (scene, drawn) => {
      const { context, test, world } = scene;
      const price = priceAway(scene, drawn.away);
      const placed = placeOrder(context, {
        userId: world.attacker,
        pairId: test.pair.id,
        side: drawn.side,
        type: drawn.type,
        price,
        trigger: price,
        quantity: quantityOf(drawn.lots),
      });
      if (placed.ok) ordersOf(world).push(placed.order.id);
    }),
    move('cancel order', recent, ({ context, world }, back) => {
      cancelOrder(context, { userId: world.attacker, orderId: beforeNewest(ordersOf(world), back) ?? 0 });
    }),
    move('amend order', fc.record({ recent, side, lots, away }), (scene, drawn) => {
      const { context, world } = scene;
      amendOrder(context, {
        userId: world.attacker,
        orderId: beforeNewest(ordersOf(world), drawn.recent) ?? 0,
        side: drawn.side,
        price: priceAway(scene, drawn.away),
        quantity: quantityOf(drawn.lots),
      });
    }),
  ],
  beforePrice: cancelAll,
  afterPrice: quote,
  leave: cancelAll,
};
