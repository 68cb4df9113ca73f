import { decimal, type Decimal } from '@bourse/decimal';
import { moveOrder } from '../products/c2c/move-order';
import { c2c } from '../products/c2c/rules';
import { publishAd } from '../products/c2c/publish-ad';
import { takeAd } from '../products/c2c/take-ad';
import { withdrawAd } from '../products/c2c/withdraw-ad';
import { closeMany, closeOne, revoke } from '../products/lever/close';
import { reduceLever } from '../products/lever/reduce';
import { enter } from '../products/lever/rules';
import { setStops } from '../products/lever/set-stops';
import { submitLever } from '../products/lever/submit';
import type { Direction } from '../products/lever/types';
import { microOptions } from '../products/micro-options/rules';
import { submitOption } from '../products/micro-options/submit-option';
import { amendOrder } from '../products/spot/amend-order';
import { cancelOrder } from '../products/spot/cancel-order';
import { placeOrder } from '../products/spot/place-order';
import { subscription } from '../products/subscription/rules';
import { subscribe } from '../products/subscription/subscribe';
import { observeDeposit } from '../products/wallet/deposit';
import { depositAddressOf } from '../products/wallet/deposit-address';
import { wallet } from '../products/wallet/rules';
import { decideProof, submitProof } from '../products/wallet/proof';
import { transferBetween } from '../products/wallet/transfer';
import { broadcast, decideWithdrawal, requestWithdrawal, settleWithdrawal } from '../products/wallet/withdraw';
import type { Step } from './adversary-moves';
import type { Scene } from './adversary-world';
import { hashFor } from './builders';

const OUTSIDE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const TOKEN_PRICE = decimal(1);

const known = <Item>(items: readonly Item[], back: number) => items.at(-1 - back);

/** The limit price of an order that is some permille of the price away, on the side where it waits; `undefined` at the market. */
function limitOf(
  { price }: Scene['world'],
  { direction, away }: { direction: Direction; away: number | undefined },
): Decimal | undefined {
  const sign = direction === 'long' ? -1 : 1;
  return away === undefined ? undefined : decimal(Math.round(price * (1 + (sign * away) / 1000)));
}

/** Carries one step of the attacker out; a refusal changes nothing. */
export function act({ test, context, world }: Scene, one: Exclude<Step, { kind: 'price' }>): void {
  const { pair, usdt, products } = test;
  const userId = world.users[0] ?? 0;
  const money = context.of(wallet);
  switch (one.kind) {
    case 'spot': {
      const price = decimal((world.price * (1 + one.away / 10_000)).toFixed(2));
      const placed = placeOrder(context, {
        userId,
        pairId: pair.id,
        side: one.side,
        type: one.type,
        price,
        trigger: price,
        quantity: decimal(`${one.lots}e-4`),
      });
      if (placed.ok) world.orders.push(placed.order.id);
      return;
    }
    case 'cancel':
      cancelOrder(context, { userId, orderId: known(world.orders, one.recent) ?? 0 });
      return;
    case 'amend':
      amendOrder(context, {
        userId,
        orderId: known(world.orders, one.recent) ?? 0,
        side: one.side,
        price: decimal((world.price * (1 + one.away / 10_000)).toFixed(2)),
        quantity: decimal(`${one.lots}e-4`),
      });
      return;
    case 'open': {
      const limit = limitOf(world, one);
      const opened = submitLever(enter(context), {
        userId,
        pairId: pair.id,
        direction: one.direction,
        multiple: decimal(one.multiple),
        lots: decimal(one.lots),
        limit,
      });
      if (opened.ok) world.positions.push(opened.order.id);
      return;
    }
    case 'reduce': {
      const { direction, lots } = one;
      const order = { userId, pairId: pair.id, direction, lots: decimal(lots), limit: limitOf(world, one) };
      const reduced = reduceLever(enter(context), order);
      if (reduced.ok) world.positions.push(reduced.order.id);
      return;
    }
    case 'close': {
      const orderId = known(world.positions, one.recent) ?? 0;
      closeOne(enter(context), { userId, orderId, lots: one.lots === undefined ? undefined : decimal(one.lots) });
      return;
    }
    case 'closeMany':
      closeMany(enter(context), { userId, direction: one.direction });
      return;
    case 'revoke':
      revoke(enter(context), { userId, orderId: known(world.positions, one.recent) ?? 0 });
      return;
    case 'stop': {
      const orderId = known(world.positions, one.recent) ?? 0;
      const sign = enter(context).lever.open(orderId)?.direction === 'short' ? 1 : -1;
      const stopLoss = decimal(Math.round(world.price * (1 + (sign * one.loss) / 1000)));
      setStops(enter(context), { userId, orderId, takeProfit: decimal(0), stopLoss });
      return;
    }
    case 'option':
      submitOption(context, context.of(microOptions), {
        userId,
        pairId: pair.id,
        currencyId: usdt.id,
        direction: one.direction,
        seconds: 30,
        amount: decimal(500),
      });
      return;
    case 'transfer':
      transferBetween(
        context,
        { userId, currencyId: usdt.id, from: one.from, to: one.to, amount: one.amount },
        products,
      );
      return;
    case 'send': {
      const hash = hashFor(`${world.id} ${world.transactions.length}`);
      world.transactions.push({ hash, amount: one.amount, proven: false, isGone: false });
      world.outside -= Number(one.amount);
      return;
    }
    case 'confirm':
    case 'reverse': {
      const sent = known(world.transactions, one.recent);
      if (!sent || sent.isGone) return;
      const address = depositAddressOf(userId, 'tron');
      const report = {
        network: 'TRC20',
        hash: sent.hash,
        output: 0,
        address,
        currencyId: usdt.id,
        amount: sent.amount,
      };
      const isFinal = money.deposit(report)?.state === 'complete';
      if (one.kind === 'reverse') {
        if (isFinal || sent.proven) return;
        sent.isGone = true;
        world.outside += Number(sent.amount);
      }
      const confirmations = one.kind === 'confirm' ? one.confirmations : 0;
      observeDeposit(context, money, { ...report, confirmations, isReversed: one.kind === 'reverse' });
      return;
    }
    case 'prove': {
      const sent = known(world.transactions, one.recent);
      if (!sent || sent.isGone) return;
      const proof = {
        userId,
        currencyId: usdt.id,
        fromAddress: OUTSIDE,
        hash: one.spelling(sent.hash),
        amount: sent.amount,
        picture: 'x',
      };
      const submitted = submitProof(context, money, proof);
      // Staff finds the real transaction, final, each time.
      if (submitted.ok && decideProof(context, money, { id: submitted.id, amount: sent.amount }).ok) sent.proven = true;
      return;
    }
    case 'withdraw': {
      const asked = {
        userId,
        currencyId: usdt.id,
        wallet: one.wallet,
        amount: one.amount,
        address: OUTSIDE,
        network: 'TRC20',
      };
      const requested = requestWithdrawal(context, money, asked, products);
      if (!requested.ok) return;
      decideWithdrawal(context, money, { id: requested.id, approve: one.approve });
      if (!one.approve) return;
      broadcast(context, money, requested.id);
      settleWithdrawal(context, money, requested.id, one.succeeds);
      if (one.succeeds) world.outside += Number(requested.net);
      return;
    }
    case 'sellForFiat': {
      const orderId = trade({ test, context, world }, 'sell', userId, one.amount);
      if (orderId === undefined) return;
      world.outside += Number(one.amount);
      world.fiat -= Number(one.amount);
      if (one.isReleased) moveOrder(context, context.of(c2c), { userId, orderId, event: 'release' });
      else world.sold += Number(one.amount);
      return;
    }
    case 'buyForFiat': {
      const orderId = trade({ test, context, world }, 'buy', userId, one.amount);
      if (orderId === undefined || !one.isPaid) return;
      world.outside -= Number(one.amount);
      world.fiat += Number(one.amount);
      moveOrder(context, context.of(c2c), { userId: world.users[2] ?? 0, orderId, event: 'release' });
      return;
    }
    case 'subscribe':
      subscribe(context, context.of(subscription), {
        userId,
        quantity: decimal(one.hundreds * 100),
        price: TOKEN_PRICE,
      });
  }
}

/** An ad of the attacker that another user takes; its payer says that the money was sent. */
function trade(
  { test, context, world }: Scene,
  type: 'buy' | 'sell',
  userId: number,
  quantity: Decimal,
): number | undefined {
  const state = context.of(c2c);
  const other = world.users[2] ?? 0;
  const payee = {
    realName: 'x',
    bankName: 'x',
    bankAccount: 'x',
    alipayAccount: '',
    wechatAccount: '',
    wechatNickname: '',
  };
  const ad = publishAd(context, state, {
    userId,
    type,
    currencyId: test.usdt.id,
    price: decimal('7'),
    amount: quantity,
    way: 'bank',
  });
  if (!ad.ok) return undefined;
  const taken = takeAd(context, state, {
    userId: other,
    adId: ad.adId,
    amount: undefined,
    publisherPayee: payee,
    takerPayee: payee,
  });
  if (!taken.ok) {
    withdrawAd(context, state, { userId, adId: ad.adId });
    return undefined;
  }
  moveOrder(context, state, { userId: type === 'buy' ? userId : other, orderId: taken.orderId, event: 'pay' });
  return taken.orderId;
}
