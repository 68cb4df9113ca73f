import { decimal, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { move, perSequence, stepOf, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { account, amount, type Own } from '../../testing/adversary/values';
import type { Scene } from '../../testing/adversary/world';
import { unconfirmedIn } from '../wallet/adversary.test-support';
import { moveOrder } from './move-order';
import { publishAd } from './publish-ad';
import { c2c } from './product';
import { takeAd } from './take-ad';
import { withdrawAd } from './withdraw-ad';

/** Money of a sequence that the ledger does not know, in USDT, by user. */
const outsideOf = perSequence(() => ({
  /** Coin in escrow for which a user has been paid. */
  sold: new Map<number, number>(),
  /** Fiat money that a user has gained or spent. */
  fiat: new Map<number, number>(),
}));

const addTo = (sums: Map<number, number>, userId: number, by: number) => {
  sums.set(userId, (sums.get(userId) ?? 0) + by);
};

/** A payment outside of the exchange. */
function pay({ world }: Scene, from: number, to: number, sum: number): void {
  const { fiat } = outsideOf(world);
  addTo(fiat, from, -sum);
  addTo(fiat, to, sum);
}

const PAYEE = {
  realName: 'x',
  bankName: 'x',
  bankAccount: 'x',
  alipayAccount: '',
  wechatAccount: '',
  wechatNickname: '',
};

interface Deal {
  readonly publisher: number;
  readonly taker: number;
  readonly type: 'buy' | 'sell';
  readonly quantity: Decimal;
}

/** An ad that another user takes; its payer says that the money was sent. Returns the id of the order. */
function trade({ test, context }: Scene, { publisher, quantity, taker, type }: Deal): number | undefined {
  const state = context.of(c2c);
  const ad = publishAd(context, state, {
    userId: publisher,
    type,
    currencyId: test.usdt.id,
    price: decimal('7'),
    amount: quantity,
    way: 'bank',
  });
  if (!ad.ok) return undefined;
  const taken = takeAd(context, state, {
    userId: taker,
    adId: ad.adId,
    amount: undefined,
    publisherPayee: PAYEE,
    takerPayee: PAYEE,
  });
  if (!taken.ok) {
    withdrawAd(context, state, { userId: publisher, adId: ad.adId });
    return undefined;
  }
  const payer = type === 'buy' ? publisher : taker;
  moveOrder(context, state, { userId: payer, orderId: taken.orderId, event: 'pay' });
  return taken.orderId;
}

const release = ({ context }: Scene, userId: number, orderId: number) =>
  moveOrder(context, context.of(c2c), { userId, orderId, event: 'release' });

interface OwnDeal {
  readonly by: Own;
  readonly amount: Decimal;
  readonly type: 'buy' | 'sell';
  readonly isReleased: boolean;
}

/** Between the accounts of one person nothing is paid. */
function dealOfTwo(scene: Scene, { by, amount: quantity, isReleased, type }: OwnDeal): void {
  const { accomplice, attacker } = scene.world;
  const [publisher, taker] = by === 'attacker' ? [attacker, accomplice] : [accomplice, attacker];
  const orderId = trade(scene, { publisher, taker, type, quantity });
  if (orderId !== undefined && isReleased) release(scene, type === 'sell' ? publisher : taker, orderId);
}

export const adversary: ProductAdversary = {
  moves: [
    move('sell for fiat', fc.record({ by: account, amount, isReleased: fc.boolean() }), (scene, drawn) => {
      const { world } = scene;
      const seller = world[drawn.by];
      const deal = { publisher: seller, taker: world.counterparty, quantity: drawn.amount } as const;
      const orderId = trade(scene, { ...deal, type: 'sell' });
      if (orderId === undefined) return;
      const sum = Number(drawn.amount);
      if (drawn.by === 'attacker') world.outside += sum;
      pay(scene, world.counterparty, seller, sum);
      if (drawn.isReleased) {
        release(scene, seller, orderId);
      } else {
        addTo(outsideOf(world).sold, seller, -sum);
        addTo(outsideOf(world).sold, world.counterparty, sum);
      }
    }),
    move('buy for fiat', fc.record({ by: account, amount, isPaid: fc.boolean() }), (scene, drawn) => {
      const { world } = scene;
      const buyer = world[drawn.by];
      const deal = { publisher: buyer, taker: world.counterparty, quantity: drawn.amount } as const;
      const orderId = trade(scene, { ...deal, type: 'buy' });
      if (orderId === undefined || !drawn.isPaid) return;
      if (drawn.by === 'attacker') world.outside -= Number(drawn.amount);
      pay(scene, buyer, world.counterparty, Number(drawn.amount));
      release(scene, world.counterparty, orderId);
    }),
    move(
      'deal with the accomplice',
      fc.record({
        by: account,
        amount,
        type: fc.constantFrom('buy' as const, 'sell' as const),
        isReleased: fc.boolean(),
      }),
      dealOfTwo,
      2,
    ),
  ],
  plans: [
    // A deposit that is sold to the accomplice before its last confirmation.
    fc
      .record({
        quantity: fc.constantFrom(decimal('5000'), decimal('20000')),
        type: fc.constantFrom('buy' as const, 'sell' as const),
      })
      .map(({ quantity, type }) => [
        ...unconfirmedIn('legal', quantity),
        stepOf(
          'deal with the accomplice',
          {
            by: type === 'sell' ? ('attacker' as const) : ('accomplice' as const),
            amount: quantity,
            isReleased: true,
            type,
          },
          dealOfTwo,
        ),
      ]),
  ],
  worth: ({ world }, userId) => {
    const { sold, fiat } = outsideOf(world);
    // The payments of the attacker are in the sum of all that is outside.
    return (sold.get(userId) ?? 0) + (userId === world.attacker ? 0 : (fiat.get(userId) ?? 0));
  },
};
