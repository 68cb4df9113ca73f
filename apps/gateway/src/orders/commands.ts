import { parseDecimal, sum, ZERO, type Decimal } from '@bourse/decimal';
import type { JournalEntry } from '../journal';
import type { AskedOrder } from './rules';

const DAY_MS = 24 * 60 * 60_000;

export interface OrderCommand extends AskedOrder {
  /** As the owner asked for it: before the venue's steps. */
  readonly asked: AskedOrder;
  readonly clientId: string;
  readonly notional: Decimal;
  /** Epoch milliseconds. */
  readonly at: number;
  /** `sent` has no answer yet, or none of an earlier run. */
  state: 'sent' | 'placed' | 'refused' | 'unknown';
}

const amountOf = (text: string): Decimal => parseDecimal(text) ?? ZERO;

const figuresOf = ({ price, amount }: { readonly price?: string | undefined; readonly amount: string }) => ({
  price: price === undefined ? undefined : amountOf(price),
  amount: amountOf(amount),
});

/** The commands of the journal, by client id. */
export class Commands {
  readonly #orders = new Map<string, OrderCommand>();
  readonly #withdrawals = new Set<string>();
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

  /** Notional of the last 24 hours. An order with an unknown outcome counts. */
  usedNotional(now: number): Decimal {
    return sum(
      [...this.#orders.values()]
        .filter(({ at, state }) => at > now - DAY_MS && state !== 'refused')
        .map(({ notional }) => notional),
    );
  }

  #take(entry: JournalEntry): void {
    switch (entry.is) {
      case 'place': {
        const { is: _is, price, amount, asked = { price, amount }, notional, ...order } = entry;
        const { symbol, side, type } = order;
        this.add({
          ...order,
          ...figuresOf({ price, amount }),
          asked: { symbol, side, type, ...figuresOf(asked) },
          notional: amountOf(notional),
          state: 'sent',
        });
        break;
      }
      case 'placed':
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
      case 'cancel':
      case 'cancel answered':
      case 'withdrawn':
        break;
      default:
        entry satisfies never;
    }
  }
}
