import { DAY_MS } from '@bourse/contract-server';
import { parseDecimal, sum, ZERO, type Decimal } from '@bourse/decimal';
import type { JournalEntry } from '../journal';
import type { Exits, OrderKey } from '../venue/types';
import type { AskedOrder } from './rules';

/** Outcomes of a cancel after which the order is not open. */
const ENDINGS: ReadonlySet<string> = new Set(['cancelled', 'order_filled']);

export interface OrderCommand extends AskedOrder {
  /** As the owner asked for it: before the venue's steps. */
  readonly asked: AskedOrder;
  readonly clientId: string;
  readonly notional: Decimal;
  /** Epoch milliseconds. */
  readonly at: number;
  /** By the monotonic clock of the process; `undefined` of an earlier run. Milliseconds. */
  readonly elapsed?: number;
  /** `sent` has no answer yet, or none of an earlier run. */
  state: 'sent' | 'placed' | 'refused' | 'unknown';
  /** The venue's id, once it is known. */
  orderId?: string;
  placement: Placement;
  /** A cancel has told that it is cancelled, filled or not there. */
  hasEnded?: boolean;
}

/**
 * How the venue has taken an order, where it differs. `endedPartly`: it has ended the rest at once. `leftBeside`: the order that it was to replace
 * was not cancelled, see `isLeftBeside`. `exitsUnconfirmed`: the venue has not told yet that it carries its exits.
 */
type Placement = { readonly [Flag in 'endedPartly' | 'leftBeside' | 'exitsUnconfirmed']?: boolean | undefined };

const amountOf = (text: string): Decimal => parseDecimal(text) ?? ZERO;

type Placed = Extract<JournalEntry, { is: 'place' }>;

interface Figures {
  readonly price?: string | undefined;
  readonly amount: string;
}

const figuresOf = ({ price, amount }: Figures) => ({
  price: price === undefined ? undefined : amountOf(price),
  amount: amountOf(amount),
});

const exitsFrom = ({ takeProfit, stopLoss, by }: NonNullable<Placed['exits']>): Exits => ({
  takeProfit: parseDecimal(takeProfit),
  stopLoss: parseDecimal(stopLoss),
  by,
});

const placementOf = ({
  endedPartly,
  leftBeside,
  exitsUnconfirmed,
}: Extract<JournalEntry, { is: 'placed' }>): Placement => ({ endedPartly, leftBeside, exitsUnconfirmed });

const termsOf = ({ symbol, side, type, multiple, reduces, inForce, stop, edits, exits }: Placed) => ({
  symbol,
  side,
  type,
  ...(multiple !== undefined && { multiple: amountOf(multiple) }),
  ...(reduces !== undefined && { reduces }),
  ...(inForce !== undefined && { inForce }),
  ...(edits !== undefined && { edits }),
  ...(stop && { stop: { kind: stop.kind, price: amountOf(stop.price), ...(stop.by && { by: stop.by }) } }),
  ...(exits && { exits: exitsFrom(exits) }),
});

/** The commands of the journal, by client id. */
export class Commands {
  readonly #orders = new Map<string, OrderCommand>();
  readonly #byOrderId = new Map<string, OrderCommand>();
  readonly #origins = new Map<string, string>();
  readonly #replaced = new Set<string>();
  readonly #withdrawals = new Set<string>();
  readonly #multiples = new Map<string, { readonly multiple: Decimal; readonly at: number }>();
  #isStopped = false;

  constructor(entries: readonly JournalEntry[]) {
    for (const entry of entries) this.#take(entry);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  setStopped(isStopped: boolean): void {
    this.#isStopped = isStopped;
  }

  order(clientId: string): OrderCommand | undefined {
    return this.#orders.get(clientId);
  }

  add(order: OrderCommand): void {
    this.#orders.set(order.clientId, order);
  }

  /** The venue has an order. One that has taken the place of another one has ended it, unless that is left beside it. */
  placed(order: OrderCommand, orderId: string, placement: Placement = {}): void {
    const { edits } = order;
    if (edits !== undefined && edits !== orderId && placement.leftBeside !== true) {
      this.#origins.set(orderId, this.originOf(edits));
      this.#replaced.add(edits);
      this.ended(edits);
    }
    order.state = 'placed';
    order.placement = placement;
    order.orderId = orderId;
    this.#byOrderId.set(orderId, order);
  }

  /** The first order of those that took each other's place: the owner sees them as one. */
  originOf(orderId: string): string {
    return this.#origins.get(orderId) ?? orderId;
  }

  /** Whether another order has taken its place. */
  isReplaced(orderId: string): boolean {
    return this.#replaced.has(orderId);
  }

  /** An order is not open any more. */
  ended(orderId: string): void {
    const order = this.#byOrderId.get(orderId);
    if (order) order.hasEnded = true;
  }

  /** Orders that the venue has taken and that may be open, newest first; not those that can only make a position smaller. */
  mayBeOpen(): OrderKey[] {
    return [...this.#byOrderId]
      .filter(([, { type, reduces, hasEnded }]) => type === 'limit' && !reduces && hasEnded !== true)
      .map(([id, { symbol }]) => ({ id, symbol }))
      .toReversed();
  }

  /** The multiple that was last set of a contract; `undefined`: unknown. */
  multipleOf(symbol: string): Decimal | undefined {
    return this.#multiples.get(symbol)?.multiple;
  }

  /** When the multiple was last set: before the first order of a position. Epoch milliseconds; `undefined`: unknown. */
  multipleSetAt(symbol: string): number | undefined {
    return this.#multiples.get(symbol)?.at;
  }

  setMultiple(symbol: string, multiple: Decimal | undefined, at: number): void {
    if (multiple === undefined) this.#multiples.delete(symbol);
    else this.#multiples.set(symbol, { multiple, at });
  }

  hasWithdrawal(clientId: string): boolean {
    return this.#withdrawals.has(clientId);
  }

  addWithdrawal(clientId: string): void {
    this.#withdrawals.add(clientId);
  }

  /** Orders of which is not known whether the venue has them. */
  unanswered(): OrderCommand[] {
    return [...this.#orders.values()].filter(({ state }) => state === 'sent' || state === 'unknown');
  }

  /**
   * Notional of the last 24 hours. An order with an unknown outcome counts. An order of this run counts until 24 hours have passed by both
   * clocks: a machine whose time is set forward has no new day.
   * @param now epoch milliseconds
   * @param elapsed milliseconds by the clock of the process
   */
  usedNotional(now: number, elapsed: number): Decimal {
    const isOfDay = ({ at, elapsed: since = -Infinity }: OrderCommand) => at > now - DAY_MS || since > elapsed - DAY_MS;
    return sum(
      [...this.#orders.values()]
        .filter((order) => order.state !== 'refused' && isOfDay(order))
        .map(({ notional }) => notional),
    );
  }

  #take(entry: JournalEntry): void {
    switch (entry.is) {
      case 'place': {
        const {
          clientId,
          at,
          price,
          amount,
          asked = { price, amount, trigger: undefined, exits: entry.exits },
          notional,
        } = entry;
        const terms = termsOf(entry);
        const stop = terms.stop && asked.trigger !== undefined && { ...terms.stop, price: amountOf(asked.trigger) };
        this.add({
          ...terms,
          ...figuresOf({ price, amount }),
          clientId,
          at,
          asked: {
            ...terms,
            ...figuresOf(asked),
            ...(stop && { stop }),
            ...(asked.exits && { exits: exitsFrom(asked.exits) }),
          },
          notional: amountOf(notional),
          placement: {},
          state: 'sent',
        });
        break;
      }
      case 'placed': {
        const order = this.#orders.get(entry.clientId);
        if (order) this.placed(order, entry.orderId, placementOf(entry));
        break;
      }
      case 'refused':
      case 'unknown': {
        const order = this.#orders.get(entry.clientId);
        if (order) order.state = entry.is;
        break;
      }
      case 'withdraw':
        this.#withdrawals.add(entry.clientId);
        break;
      case 'stopped':
      case 'resumed':
        this.#isStopped = entry.is === 'stopped';
        break;
      case 'cancel answered':
        if (ENDINGS.has(entry.outcome)) this.ended(entry.orderId);
        break;
      case 'cancel':
      case 'exits':
      case 'exits answered':
      case 'withdrawn':
        break;
      case 'multiple':
        this.setMultiple(entry.symbol, amountOf(entry.multiple), entry.at);
        break;
      case 'multiple answered':
        if (entry.outcome !== 'set') this.setMultiple(entry.symbol, undefined, entry.at);
        break;
      default:
        entry satisfies never;
    }
  }
}
