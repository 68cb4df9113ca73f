import { decimal, type Decimal } from '@bourse/decimal';
import { deposit } from '../../core/ledger-commands';
import type { Runner } from '../../testing/memory-exchange';
import type { TestExchange } from '../../testing/test-exchange';
import { activateStop } from './activate-stop';
import { amendExits } from './amend-exits';
import { amendOrder } from './amend-order';
import { cancelOpenOrders } from './cancel-open';
import { cancelOrder } from './cancel-order';
import { exitTypes } from './exits';
import { heldBy, lotsAvailable, orderHold, remainingOf } from './holds';
import { placeOco } from './place-oco';
import { placeOrder } from './place-order';
import { isExit, type OrderRecord } from './records';
import { enter } from './product';
import { SPOT, type SpotContext } from './spot-context';
import { isTriggered } from './triggers';
import { SPOT_WALLET, type Exits, type Trail } from './types';

type Side = 'buy' | 'sell';

export type Step =
  | { kind: 'buy'; price: Decimal | undefined; quantity: Decimal; exits: Exits }
  | { kind: 'others'; side: Side; price: Decimal; quantity: Decimal }
  | { kind: 'oco'; side: Side; price: Decimal; trigger: Decimal; stopLimit: Decimal | undefined; quantity: Decimal }
  | { kind: 'trailing'; trail: Trail; quantity: Decimal }
  | {
      kind: 'amend';
      back: number;
      price: Decimal;
      quantity: Decimal;
      trigger: Decimal | undefined;
      trail: Trail | undefined;
    }
  | { kind: 'exits'; back: number; exits: Exits }
  | { kind: 'cancel'; back: number };

interface Before {
  readonly available: bigint;
  readonly filled: ReadonlyMap<number, bigint>;
}

/** One sequence: a user with exits, and two others, of which one buys and one sells. */
export class Sequence {
  readonly #test: TestExchange;
  readonly #users: readonly number[];
  readonly #owner: number;
  /** Where each trailing stop was, and its distance. */
  readonly #trailed = new Map<number, { trigger: bigint; distance: bigint; unit: string }>();

  #before: Before = { available: 0n, filled: new Map() };

  constructor(test: TestExchange, users: readonly number[]) {
    this.#test = test;
    this.#users = users;
    this.#owner = users[0] ?? 0;
  }

  async play(runner: Runner, steps: readonly Step[]): Promise<string | undefined> {
    await this.begin(runner);
    let fault: string | undefined;
    for (const step of steps) fault ??= await this.take(runner, step);
    await this.end(runner);
    return fault;
  }

  /** Everyone gets money, and a trade sets the price. */
  async begin(runner: Runner): Promise<void> {
    const { btc, usdt } = this.#test;
    await runner.run((context) => {
      for (const userId of this.#users) {
        deposit(context, { userId, currencyId: usdt.id, wallet: SPOT_WALLET, amount: decimal(100) });
        deposit(context, { userId, currencyId: btc.id, wallet: SPOT_WALLET, amount: decimal('0.05') });
      }
      return { ok: true };
    });
    const price = decimal(100);
    await this.take(runner, { kind: 'others', side: 'sell', price, quantity: decimal('0.0001') });
    await this.take(runner, { kind: 'others', side: 'buy', price, quantity: decimal('0.0001') });
  }

  async end(runner: Runner): Promise<void> {
    await runner.run((context) => {
      for (const userId of this.#users) cancelOpenOrders(enter(context), userId);
      return { ok: true };
    });
  }

  /** One step and what it triggers; returns what broke. */
  async take(runner: Runner, step: Step): Promise<string | undefined> {
    await runner.run((context) => {
      this.#note(enter(context));
      return this.#carryOut(enter(context), step);
    });
    for (let isDue = true; isDue;) {
      const ran = await runner.run((context) => runOne(enter(context), this.#test.pair.id));
      isDue = ran.ok && ran.hasRun;
    }
    const checked = await runner.run((context) => ({ ok: true as const, fault: this.#fault(enter(context)) }));
    return checked.ok ? checked.fault : undefined;
  }

  #carryOut(context: SpotContext, step: Step): { ok: boolean } {
    const userId = this.#owner;
    const order = { userId, pairId: this.#test.pair.id };
    if (step.kind === 'buy') {
      const { exits, price, quantity } = step;
      const bought = { ...order, side: 'buy', quantity, exits } as const;
      return placeOrder(context, price ? { ...bought, type: 'limit', price } : { ...bought, type: 'market' });
    }
    if (step.kind === 'others') {
      const [, buyer = 0, seller = 0] = this.#users;
      return placeOrder(context, { ...order, ...step, type: 'limit', userId: step.side === 'buy' ? buyer : seller });
    }
    if (step.kind === 'oco') return placeOco(context, { ...order, ...step });
    if (step.kind === 'trailing')
      return placeOrder(context, { ...order, ...step, type: 'trailing_stop', side: 'sell' });
    const { id: orderId, parentId, side } = this.#recent(context, step.back);
    if (step.kind === 'amend') return amendOrder(context, { ...step, userId, orderId, side });
    if (step.kind === 'exits') return amendExits(context, { userId, orderId: parentId, ...step.exits });
    return cancelOrder(context, { userId, orderId });
  }

  /** The money that the owner could spend before a step, and the filled lots. */
  #note(context: SpotContext): void {
    const terms = context.catalog.terms(this.#test.pair.id);
    const available = terms ? lotsAvailable(context, terms, this.#owner) : 0n;
    this.#before = { available, filled: new Map(this.#own(context).map(({ id, filled }) => [id, filled])) };
  }

  #own({ spot }: SpotContext): OrderRecord[] {
    return [...spot.allOpen()].filter(({ userId }) => userId === this.#owner);
  }

  /** An open order of the owner, so many before the newest; `parentId`: the buy that it belongs to, or itself. */
  #recent(context: SpotContext, back: number): { id: number; parentId: number; side: Side } {
    const order = this.#own(context).at(-1 - back);
    return { id: order?.id ?? 0, parentId: order?.parentId ?? order?.id ?? 0, side: order?.side ?? 'buy' };
  }

  #fault(context: SpotContext): string | undefined {
    const own = this.#own(context);
    for (const order of own) {
      const fault =
        holdFault(context, order) ?? triggerFault(context, order) ?? unprotected(context, order, this.#before);
      if (fault !== undefined) return `order ${order.id} (${order.type}): ${fault}`;
      if (this.#hasGoneBack(order)) return `order ${order.id}: the trailing stop has gone back`;
    }
    return undefined;
  }

  #hasGoneBack({ id, trail, trigger }: OrderRecord): boolean {
    if (!trail || trigger === undefined) return false;
    const before = this.#trailed.get(id);
    this.#trailed.set(id, { trigger, ...trail });
    return before?.distance === trail.distance && before.unit === trail.unit && trigger < before.trigger;
  }
}

/** Runs one order that is triggered, as the exchange does between two commands. */
function runOne(context: SpotContext, pairId: number): { ok: true; hasRun: boolean } {
  const due = [...context.spot.waiting(pairId)].find(({ id }) => context.isScheduled(SPOT, String(id)));
  if (!due) return { ok: true, hasRun: false };
  context.cancel(SPOT, String(due.id));
  activateStop(context, due.id);
  return { ok: true, hasRun: true };
}

const termsOf = ({ catalog }: SpotContext, { pairId }: OrderRecord) => {
  const terms = catalog.terms(pairId);
  if (!terms) throw new Error(`there is no pair ${pairId}`);
  return terms;
};

/** Orders of a group are for one quantity and have one hold; at most one of them is in the book, with that quantity. */
function holdFault(context: SpotContext, order: OrderRecord): string | undefined {
  const { ledger, spot } = context;
  const terms = termsOf(context, order);
  const remaining = remainingOf(order);
  const account = ledger.account({ userId: order.userId, wallet: SPOT_WALLET }, terms.given(order.side).id);
  const held = ledger.held(account, orderHold(order));
  if (held !== heldBy(terms, order, remaining)) return `holds ${held} for ${remaining} lots`;
  if (spot.siblings(order).some((sibling) => remainingOf(sibling) !== remaining)) return 'differs from its sibling';
  const inBook = spot.book(order.pairId).get(order.id)?.remaining ?? 0n;
  return inBook === (order.status === 'open' ? remaining : 0n) ? undefined : `has ${inBook} lots in the book`;
}

/** After the triggered ones have run: a waiting exit is not reached, or its book has no order to trade with. */
function triggerFault({ spot }: SpotContext, order: OrderRecord): string | undefined {
  const { id, pairId, side, status, trigger, type, userId: owner } = order;
  const last = spot.lastPrice(pairId);
  if (status !== 'waiting' || last === undefined) return undefined;
  if (order.activatedAt === undefined) return isTriggered(order, last) ? `waits at a last price of ${last}` : undefined;
  if (!isExit(order)) return 'waits, though it was triggered';
  const limit = type === 'take_profit' ? trigger : undefined;
  const plan = spot.book(pairId).plan({ id, owner, side, limit, quantity: remainingOf(order), condition: 'ioc' });
  return plan.filled > 0n ? `waits, though ${plan.filled} lots would trade` : undefined;
}

/** What a buy has bought in a step is protected by each of its exits. Only a lot that paid a fee may be missing, where the user has no other. */
function unprotected(context: SpotContext, order: OrderRecord, before: Before): string | undefined {
  const planned = exitTypes(order);
  if (order.side === 'sell' || order.ocoId !== undefined || planned.length === 0) return undefined;
  const terms = termsOf(context, order);
  const bought = terms.lotsIn(terms.size(order.filled) - order.fee);
  const missing = bought - order.armed;
  const hasFilled = order.filled !== (before.filled.get(order.id) ?? 0n);
  if (missing < 0n || (hasFilled && missing > 0n && before.available >= missing)) {
    return `protects ${order.armed} of ${bought} lots`;
  }
  const exits = context.spot.group(order.id).length;
  return exits > 0 && exits !== planned.length ? `has ${exits} of ${planned.length} exits` : undefined;
}
