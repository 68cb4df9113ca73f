import { fromUnits } from '../../ledger/money';
import type { Account } from '../../ledger/ledger';
import type { Decimal } from '@bourse/decimal';
import type { Currency } from '../../catalog/types';
import type { Published } from '../../core/published';
import { isOpen, LEVER_WALLET, type LeverOrder, type OpenOrder } from './types';

/** Available money of contract accounts, in units, by user and currency. */
export type Available = ReadonlyMap<string, bigint>;

export const availableKey = (userId: number, currencyId: number): string => `${userId} ${currencyId}`;

/** The contract accounts among the accounts that a command has changed. */
export function contractAccounts(accounts: readonly Account[]): Available {
  return new Map(
    accounts.flatMap(({ owner, currencyId, available }) =>
      'wallet' in owner && owner.wallet === LEVER_WALLET
        ? [[availableKey(owner.userId, currencyId), available] as const]
        : [],
    ),
  );
}

/** Entrusts, positions and money of contract accounts as of the last commit: what screens show does not wait for commands. */
export class PublishedAccounts {
  readonly #orders = new Map<number, Map<number, OpenOrder>>();
  #available = new Map<string, bigint>();

  /** Replaces all by what the store has. */
  load(open: readonly OpenOrder[], available: Available): void {
    this.#orders.clear();
    this.#available = new Map(available);
    this.update(open, new Map());
  }

  /** Takes over orders that were placed or changed, and money that has changed. */
  update(changed: readonly LeverOrder[], available: Available): void {
    for (const [key, units] of available) this.#available.set(key, units);
    for (const order of changed) {
      const own = this.#orders.get(order.userId) ?? new Map<number, OpenOrder>();
      this.#orders.set(order.userId, own);
      if (isOpen(order)) own.set(order.id, order);
      else own.delete(order.id);
      if (own.size === 0) this.#orders.delete(order.userId);
    }
  }

  /** Users with an entrust or a position. */
  users(): number[] {
    return [...this.#orders.keys()];
  }

  /** Entrusts and positions of a user, oldest first. */
  ordersOf(userId: number): OpenOrder[] {
    return [...(this.#orders.get(userId)?.values() ?? [])].toSorted((one, other) => one.id - other.id);
  }

  available(userId: number, { id, scale }: Currency): Decimal {
    return fromUnits(this.#available.get(availableKey(userId, id)) ?? 0n, scale);
  }
}

const all = new WeakMap<Published, PublishedAccounts>();

/** The contract accounts of an exchange, by its published state. */
export function publishedAccounts(published: Published): PublishedAccounts {
  const known = all.get(published) ?? new PublishedAccounts();
  all.set(published, known);
  return known;
}
