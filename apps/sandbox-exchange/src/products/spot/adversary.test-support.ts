import { decimal, floorTo, isPositive } from '@bourse/decimal';
import * as fc from 'fast-check';
import { newCurrency, newPair } from '../../testing/builders';
import { fromUnits } from '../../ledger/money';
import { move, perSequence, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { beforeNewest, recent, side } from '../../testing/adversary/values';
import { priceIn, QUIET, quietPair, type Scene } from '../../testing/adversary/world';
import { amendOrder } from './amend-order';
import { cancelOpenOrders } from './cancel-open';
import { cancelOrder } from './cancel-order';
import { exitMoves, exitPlans } from './exits.adversary.test-support';
import { placeOrder } from './place-order';
import { enter } from './product';
import { SPOT_WALLET, type PlaceOrder } from './types';

/** Ids of the orders of a sequence: of the attacker at the pair that moves, of attacker and accomplice at the quiet pair, and of the maker. */
const ordersOf = perSequence(() => ({ moving: [] as number[], quiet: [] as number[], maker: [] as number[] }));

const lots = fc.integer({ min: 1, max: 3000 });
/** Basis points above the price. */
const away = fc.integer({ min: -40, max: 40 });
const type = fc.constantFrom(...(['limit', 'limit', 'post_only', 'ioc', 'fok', 'stop_limit'] as const));

const priceAway = ({ world }: Scene, basisPoints: number) =>
  decimal((world.price * (1 + basisPoints / 10_000)).toFixed(2));

const quantityOf = (count: number) => decimal(`${count}e-4`);

type Quiet = Omit<PlaceOrder & { type: 'limit' | 'post_only' | 'ioc' }, 'pairId' | 'price' | 'quantity'>;

/** An order at the quiet pair, at a multiple of its price. */
function placeQuiet(scene: Scene, order: Quiet, factor: number, quantity: number): void {
  const { context, world } = scene;
  const placed = placeOrder(context, {
    ...order,
    pairId: quietPair(context).id,
    price: decimal((world.quietPrice * factor).toFixed(2)),
    quantity: floorTo(decimal(quantity.toFixed(6)), 4),
  });
  if (placed.ok) ordersOf(world).quiet.push(placed.order.id);
}

/** Orders of a maker around the prices; the book of the quiet pair is thin. */
function quote(scene: Scene): void {
  const { context, test, world } = scene;
  for (const [pairId, quantity] of [
    [test.pair.id, '0.5'],
    [quietPair(context).id, '1'],
  ] as const) {
    for (const [quoted, offset] of [
      ['sell', 1.002],
      ['buy', 0.998],
    ] as const) {
      const placed = placeOrder(context, {
        userId: world.maker,
        pairId,
        side: quoted,
        type: 'limit',
        quantity: decimal(quantity),
        price: decimal((priceIn(scene, pairId) * offset).toFixed(2)),
      });
      if (placed.ok) ordersOf(world).maker.push(placed.order.id);
    }
  }
}

function cancelAll({ context, world }: Scene, orders: number[]): void {
  for (const orderId of orders.splice(0)) {
    for (const userId of world.users) cancelOrder(context, { userId, orderId });
  }
}

/** The money that the attacker can spend at the quiet pair. */
function moneyOf({ context, test, world }: Scene): number {
  const { id, scale } = test.usdt;
  return Number(fromUnits(context.ledger.available(world.attacker, id, SPOT_WALLET), scale));
}

/** A trade of the attacker with the accomplice at a multiple of the price, behind what the maker has. */
export function sellOut(scene: Scene, { factor, isBuy }: { factor: number; isBuy: boolean }): void {
  const { context, world } = scene;
  const { accomplice, attacker } = world;
  const [own, other] = isBuy ? (['buy', 'sell'] as const) : (['sell', 'buy'] as const);
  const at = isBuy ? factor : 1 / factor;
  const { id, scale } = context.catalog.currencies().find(({ code }) => code === QUIET.base) ?? { id: 0, scale: 0 };
  const most = () =>
    isBuy
      ? (moneyOf(scene) / (world.quietPrice * at)) * 0.999
      : Number(fromUnits(context.ledger.available(attacker, id, SPOT_WALLET), scale));
  cancelQuiet(scene);
  placeQuiet(scene, { userId: attacker, side: own, type: 'ioc' }, isBuy ? 1.003 : 0.997, 1);
  placeQuiet(scene, { userId: accomplice, side: other, type: 'limit' }, at, Math.min(most() + 0.0001, 50));
  placeQuiet(scene, { userId: attacker, side: own, type: 'ioc' }, at, most());
  cancelQuiet(scene);
}

export function cancelQuiet(scene: Scene): void {
  cancelAll(scene, ordersOf(scene.world).quiet);
}

/** Rests where nothing trades: the money of the account is held, and the book of the quiet pair has an order far away. */
export function restFarAway(scene: Scene, { factor, share }: { factor: number; share: number }): void {
  const quantity = (moneyOf(scene) * share) / (scene.world.quietPrice * factor);
  placeQuiet(scene, { userId: scene.world.attacker, side: 'buy', type: 'limit' }, factor, quantity);
}

/** 90,000 USDT of the accomplice inside of the spread. */
export function buildWall(scene: Scene, wall: 'buy' | 'sell'): void {
  const factor = wall === 'sell' ? 1.0005 : 0.9995;
  placeQuiet(scene, { userId: scene.world.accomplice, side: wall, type: 'post_only' }, factor, 45);
}

export const farAway = fc.record({ factor: fc.constantFrom(0.3, 0.5, 0.7), share: fc.constantFrom(0.9, 0.99) });

export const sellOutTo = fc.record({ factor: fc.constantFrom(1.005, 1.5, 3, 9), isBuy: fc.boolean() });

export const adversary: ProductAdversary = {
  prepare: async ({ admin }, { usdt }) => {
    const base = await admin.createCurrency(newCurrency({ code: QUIET.base, type: 'eth', isLegal: false }));
    await admin.createPair(newPair({ baseId: base.id, quoteId: usdt.id }));
  },
  moves: [
    ...exitMoves,
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
      if (placed.ok) ordersOf(world).moving.push(placed.order.id);
    }),
    move('cancel order', recent, ({ context, world }, back) => {
      cancelOrder(context, { userId: world.attacker, orderId: beforeNewest(ordersOf(world).moving, back) ?? 0 });
    }),
    move('amend order', fc.record({ recent, side, lots, away }), (scene, drawn) => {
      const { context, world } = scene;
      amendOrder(context, {
        userId: world.attacker,
        orderId: beforeNewest(ordersOf(world).moving, drawn.recent) ?? 0,
        side: drawn.side,
        price: priceAway(scene, drawn.away),
        quantity: quantityOf(drawn.lots),
      });
    }),
    move('rest far away', farAway, restFarAway),
    move('build a wall', side, buildWall),
    move('cancel the orders of the quiet pair', fc.constant(undefined), cancelQuiet),
    move('sell out to the accomplice', sellOutTo, sellOut),
    move(
      'amend towards the accomplice',
      fc.record({ recent, factor: fc.constantFrom(1.5, 9) }),
      (scene, { recent: back, factor }) => {
        const { context, world } = scene;
        const orderId = beforeNewest(ordersOf(world).quiet, back) ?? 0;
        const quantity = decimal(((moneyOf(scene) / (world.quietPrice * factor)) * 0.99).toFixed(4));
        if (!isPositive(quantity)) return;
        placeQuiet(scene, { userId: world.accomplice, side: 'sell', type: 'limit' }, factor, 1);
        const price = decimal((world.quietPrice * factor).toFixed(2));
        amendOrder(context, { userId: world.attacker, orderId, side: 'buy', price, quantity });
      },
    ),
  ],
  plans: exitPlans,
  beforePrice: (scene) => {
    const { maker, moving } = ordersOf(scene.world);
    cancelAll(scene, maker);
    cancelAll(scene, moving);
  },
  afterPrice: quote,
  leave: ({ context, world }) => {
    for (const userId of world.users) cancelOpenOrders(enter(context), userId);
  },
};
