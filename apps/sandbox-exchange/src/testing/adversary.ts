import { decimal, plus, type Decimal } from '@bourse/decimal';
import type { Context } from '../core/context';
import type { Mark } from '../core/mark';
import type { Exchange } from '../exchange';
import { deposit } from '../core/ledger-commands';
import { fromUnits } from '../ledger/money';
import { WALLETS } from '../ledger/types';
import { moveOrder } from '../products/c2c/move-order';
import { c2c } from '../products/c2c/rules';
import { publishAd } from '../products/c2c/publish-ad';
import { takeAd } from '../products/c2c/take-ad';
import { withdrawAd } from '../products/c2c/withdraw-ad';
import { closeMany, closeOne, revoke } from '../products/lever/close';
import { profitOf } from '../products/lever/formulas';
import { onPrice } from '../products/lever/on-price';
import { enter } from '../products/lever/rules';
import { setStops } from '../products/lever/set-stops';
import { submitLever } from '../products/lever/submit';
import { microOptions } from '../products/micro-options/rules';
import { settleExpired } from '../products/micro-options/settle-options';
import { submitOption } from '../products/micro-options/submit-option';
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
import { START, type World } from './adversary-world';
import { hashFor } from './builders';
import type { TestExchange } from './test-exchange';

/** Users of a sequence: the attacker, a market maker, and three others who trade with the attacker. */
export const USERS_OF_A_SEQUENCE = 5;

const OUTSIDE = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const TOKEN_PRICE = decimal(1);
/** Rounding to the smallest units, and to ticks of the average. */
const DUST = 0.01;

/** Carries the steps out in one command, and returns what broke; `undefined` if nothing did. */
export async function carryOut(
  test: TestExchange,
  exchange: Exchange,
  world: World,
  steps: readonly Step[],
  parts: readonly ('begin' | 'end')[],
) {
  const result = await exchange.run((base) => {
    const session = new Session(test, base, world);
    if (parts.includes('begin')) session.begin();
    let broken: string | undefined;
    for (const one of steps) {
      broken ??= session.take(one);
      if (broken !== undefined) break;
    }
    if (parts.includes('end') || broken !== undefined) session.end();
    return { ok: true as const, broken };
  });
  if (!result.ok) throw new Error(result.reason);
  return result.broken;
}

const known = <Item>(items: readonly Item[], back: number) => items.at(-1 - back);

class Session {
  readonly #test: TestExchange;
  readonly #base: Context;
  readonly #world: World;

  constructor(test: TestExchange, base: Context, world: World) {
    this.#test = test;
    this.#base = base;
    this.#world = world;
  }

  get #attacker(): number {
    return this.#world.users[0] ?? 0;
  }

  /** The context of the present moment of the sequence. */
  #context(): Context {
    const { history } = this.#world;
    const mark = this.#mark();
    return {
      ...this.#base,
      now: this.#base.now + this.#world.passed,
      mark: () => mark,
      medianAt: (_pair, at) => decimal(history.findLast((one) => one.at < at)?.price ?? START),
    };
  }

  #mark(): Mark {
    const price = decimal(this.#world.price);
    return {
      pairId: this.#test.pair.id,
      price,
      average: price,
      last: price,
      state: 'live',
      at: this.#base.now + this.#world.passed,
    };
  }

  begin(): void {
    const { usdt, btc } = this.#test;
    const context = this.#context();
    for (const userId of this.#world.users) {
      for (const into of WALLETS)
        deposit(context, { userId, currencyId: usdt.id, wallet: into, amount: decimal(2145) });
      deposit(context, { userId, currencyId: btc.id, wallet: 'change', amount: decimal('0.1') });
    }
    const maker = this.#world.users[1] ?? 0;
    deposit(context, { userId: maker, currencyId: usdt.id, wallet: 'change', amount: decimal(1_000_000) });
    deposit(context, { userId: maker, currencyId: btc.id, wallet: 'change', amount: decimal(10) });
    this.#quote(context);
    this.#world.history.push({ at: 0, price: START });
  }

  /** The maker's orders around the price. */
  #quote(context: Context): void {
    const maker = this.#world.users[1] ?? 0;
    const { price } = this.#world;
    for (const [quoted, offset] of [
      ['sell', 1.002],
      ['buy', 0.998],
    ] as const) {
      const command = {
        userId: maker,
        pairId: this.#test.pair.id,
        side: quoted,
        type: 'limit',
        quantity: decimal('0.5'),
        price: decimal((price * offset).toFixed(2)),
      } as const;
      const placed = placeOrder(context, command);
      if (placed.ok) this.#world.orders.push(placed.order.id);
    }
  }

  #cancelAll(context: Context): void {
    for (const orderId of this.#world.orders.splice(0)) {
      for (const userId of this.#world.users) cancelOrder(context, { userId, orderId });
    }
  }

  /** Takes the sequence out of the way of the next ones. */
  end(): void {
    const context = this.#context();
    this.#cancelAll(context);
    for (const userId of this.#world.users) {
      closeMany(enter(context), { userId, direction: undefined });
      for (const { id } of enter(context).lever.ofUser(userId)) revoke(enter(context), { userId, orderId: id });
    }
    this.#world.passed += 3_600_000;
    settleExpired(this.#context(), this.#base.of(microOptions));
  }

  /** One step, and what it broke. */
  take(one: Step): string | undefined {
    if (one.kind === 'price') return this.#movePrice(one);
    const before = this.#wealths();
    const insured = this.#insurance();
    const { outside } = this.#world;
    this.#act(one);
    const after = this.#wealths();
    if ((after[0] ?? 0) > (before[0] ?? 0) + DUST)
      return `${one.kind} gives the attacker ${(after[0] ?? 0) - (before[0] ?? 0)}`;
    const lost = before.slice(1).findIndex((wealth, index) => (after[index + 1] ?? 0) < wealth - DUST);
    if (lost >= 0) return `${one.kind} takes from user ${lost + 1}`;
    if (this.#insurance() < insured) return `${one.kind} takes from the insurance fund`;
    return this.#world.outside > outside && this.#canFlee() ? `${one.kind} takes unconfirmed money out` : undefined;
  }

  /** Has the attacker less than a reorganisation would take back? */
  #canFlee(): boolean {
    const context = this.#context();
    const { transactions, price, users } = this.#world;
    const unconfirmed = transactions
      .filter(({ hash }) => context.of(wallet).deposit({ network: 'TRC20', hash, output: 0 })?.state === 'credited')
      .reduce((sum, { amount: sent }) => sum + Number(sent), 0);
    const { usdt, btc } = this.#test;
    const free = WALLETS.reduce((sum, of) => {
      const available = ({ id, scale }: typeof usdt) =>
        Number(fromUnits(context.ledger.available(users[0] ?? 0, id, of), scale));
      return sum + available(usdt) + available(btc) * price;
    }, 0);
    return unconfirmed > 0 && free < unconfirmed - DUST;
  }

  #movePrice({ permille, seconds }: { permille: number; seconds: number }): string | undefined {
    const world = this.#world;
    const before = this.#context();
    this.#cancelAll(before);
    world.price = Math.round(world.price * (1 + permille / 1000));
    world.passed += seconds * 1000;
    const context = this.#context();
    world.history.push({ at: context.now, price: world.price });
    settleExpired(context, context.of(microOptions));
    onPrice(enter(context), [this.#mark()]);
    this.#quote(context);
    for (const userId of world.users) {
      const { equity, hasPositions } = this.#lever(context, userId);
      if (hasPositions && equity <= 0) return `user ${userId} has positions with an equity of ${equity}`;
    }
    return undefined;
  }

  #act(one: Exclude<Step, { kind: 'price' }>): void {
    const { pair, usdt, products } = this.#test;
    const context = this.#context();
    const world = this.#world;
    const userId = this.#attacker;
    const money = context.of(wallet);
    switch (one.kind) {
      case 'spot': {
        const price = decimal((world.price * (1 + one.away / 10_000)).toFixed(2));
        const placed = placeOrder(context, {
          userId,
          pairId: pair.id,
          side: one.side,
          type: 'limit',
          price,
          quantity: decimal(`${one.lots}e-4`),
        });
        if (placed.ok) world.orders.push(placed.order.id);
        return;
      }
      case 'cancel':
        cancelOrder(context, { userId, orderId: known(world.orders, one.recent) ?? 0 });
        return;
      case 'open': {
        const sign = one.direction === 'long' ? -1 : 1;
        const limit =
          one.away === undefined ? undefined : decimal(Math.round(world.price * (1 + (sign * one.away) / 1000)));
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
      case 'close':
        closeOne(enter(context), { userId, orderId: known(world.positions, one.recent) ?? 0 });
        return;
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
        if (submitted.ok && decideProof(context, money, { id: submitted.id, amount: sent.amount }).ok)
          sent.proven = true;
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
        const requested = requestWithdrawal(context, money, asked);
        if (!requested.ok) return;
        decideWithdrawal(context, money, { id: requested.id, approve: one.approve });
        if (!one.approve) return;
        broadcast(context, money, requested.id);
        settleWithdrawal(context, money, requested.id, one.succeeds);
        if (one.succeeds) world.outside += Number(requested.net);
        return;
      }
      case 'sellForFiat': {
        const orderId = this.#trade(context, 'sell', userId, one.amount);
        if (orderId === undefined) return;
        world.outside += Number(one.amount);
        world.fiat -= Number(one.amount);
        if (one.isReleased) moveOrder(context, context.of(c2c), { userId, orderId, event: 'release' });
        else world.sold += Number(one.amount);
        return;
      }
      case 'buyForFiat': {
        const orderId = this.#trade(context, 'buy', userId, one.amount);
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
  #trade(context: Context, type: 'buy' | 'sell', userId: number, quantity: Decimal): number | undefined {
    const state = context.of(c2c);
    const other = this.#world.users[2] ?? 0;
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
      currencyId: this.#test.usdt.id,
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

  #insurance(): bigint {
    return this.#base.ledger.account({ house: 'insurance' }, this.#test.usdt.id).available;
  }

  /** Equity of a contract account at the present price. */
  #lever(context: Context, userId: number) {
    const { usdt } = this.#test;
    const account = this.#base.ledger.account({ userId, wallet: 'lever' }, usdt.id);
    const positions = enter(context).lever.positionsOf(userId);
    const profit = positions.reduce(
      (sum, position) => plus(sum, profitOf(position, decimal(this.#world.price), usdt.scale)),
      decimal(0),
    );
    const equity = plus(fromUnits(account.available + account.held, usdt.scale), profit);
    return { equity: Number(equity), profit: Number(profit), hasPositions: positions.length > 0 };
  }

  /** What every user has, in USDT at the present price; for the attacker also outside, and less what the attacker owes. */
  #wealths(): number[] {
    const context = this.#context();
    const { btc } = this.#test;
    const world = this.#world;
    return world.users.map((userId, index) => {
      let sum = this.#lever(context, userId).profit;
      for (const { id, scale } of context.catalog.currencies()) {
        const price = id === btc.id ? world.price : 1;
        // Only USDT is in other accounts than the coin account.
        for (const of of id === this.#test.usdt.id ? WALLETS : (['change'] as const)) {
          const { available, held } = context.ledger.account({ userId, wallet: of }, id);
          sum += (Number(available + held) / 10 ** scale) * price;
        }
      }
      const own = [world.outside - world.sold + this.#underway(context), 0, world.fiat + world.sold][index] ?? 0;
      return sum + own;
    });
  }

  /** Transactions that are on the chain and not credited, less what the attacker owes for reversed ones. */
  #underway(context: Context): number {
    const money = context.of(wallet);
    let sum = 0;
    for (const { hash, amount: sent, isGone, proven } of this.#world.transactions) {
      const seen = money.deposit({ network: 'TRC20', hash, output: 0 });
      if (!isGone && !proven && (seen === undefined || seen.state === 'seen')) sum += Number(sent);
      if (seen) sum -= Number(fromUnits(seen.owed, this.#test.usdt.scale));
    }
    return sum;
  }
}
