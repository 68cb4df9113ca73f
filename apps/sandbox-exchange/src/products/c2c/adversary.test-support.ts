import { decimal, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import { move, perSequence, type ProductAdversary } from '../../testing/adversary/product-adversary';
import { amount } from '../../testing/adversary/values';
import type { Scene } from '../../testing/adversary/world';
import { moveOrder } from './move-order';
import { publishAd } from './publish-ad';
import { c2c } from './rules';
import { takeAd } from './take-ad';
import { withdrawAd } from './withdraw-ad';

/** Money of a sequence that the ledger does not know, in USDT. */
const outsideOf = perSequence(() => ({
  /** Coin in escrow for which the attacker has been paid. */
  sold: 0,
  /** Fiat money that the counterparty has gained or spent. */
  fiat: 0,
}));

const PAYEE = {
  realName: 'x',
  bankName: 'x',
  bankAccount: 'x',
  alipayAccount: '',
  wechatAccount: '',
  wechatNickname: '',
};

/** An ad of the attacker that the counterparty takes; its payer says that the money was sent. Returns the id of the order. */
function trade({ test, context, world }: Scene, type: 'buy' | 'sell', quantity: Decimal): number | undefined {
  const state = context.of(c2c);
  const { attacker, counterparty } = world;
  const ad = publishAd(context, state, {
    userId: attacker,
    type,
    currencyId: test.usdt.id,
    price: decimal('7'),
    amount: quantity,
    way: 'bank',
  });
  if (!ad.ok) return undefined;
  const taken = takeAd(context, state, {
    userId: counterparty,
    adId: ad.adId,
    amount: undefined,
    publisherPayee: PAYEE,
    takerPayee: PAYEE,
  });
  if (!taken.ok) {
    withdrawAd(context, state, { userId: attacker, adId: ad.adId });
    return undefined;
  }
  const payer = type === 'buy' ? attacker : counterparty;
  moveOrder(context, state, { userId: payer, orderId: taken.orderId, event: 'pay' });
  return taken.orderId;
}

export const adversary: ProductAdversary = {
  moves: [
    move('sell for fiat', fc.record({ amount, isReleased: fc.boolean() }), (scene, drawn) => {
      const { context, world } = scene;
      const orderId = trade(scene, 'sell', drawn.amount);
      if (orderId === undefined) return;
      const outside = outsideOf(world);
      world.outside += Number(drawn.amount);
      outside.fiat -= Number(drawn.amount);
      if (drawn.isReleased) {
        moveOrder(context, context.of(c2c), { userId: world.attacker, orderId, event: 'release' });
      } else outside.sold += Number(drawn.amount);
    }),
    move('buy for fiat', fc.record({ amount, isPaid: fc.boolean() }), (scene, drawn) => {
      const { context, world } = scene;
      const orderId = trade(scene, 'buy', drawn.amount);
      if (orderId === undefined || !drawn.isPaid) return;
      world.outside -= Number(drawn.amount);
      outsideOf(world).fiat += Number(drawn.amount);
      moveOrder(context, context.of(c2c), { userId: world.counterparty, orderId, event: 'release' });
    }),
  ],
  worth: ({ world }, userId) => {
    const { sold, fiat } = outsideOf(world);
    if (userId === world.attacker) return -sold;
    return userId === world.counterparty ? fiat + sold : 0;
  },
};
