import type { HouseAccount, LedgerEntryKind, Wallet } from './types';

/** An account of the ledger as it stands in memory, in the currency's smallest unit. */
export interface Account {
  readonly id: number;
  readonly owner: Owner;
  readonly currencyId: number;
  available: bigint;
  held: bigint;
}

type Owner = { readonly userId: number; readonly wallet: Wallet } | { readonly house: HouseAccount };

/** One side of an entry: by how much the two parts of an account change. */
export interface Posting {
  account: Account;
  available?: bigint;
  held?: bigint;
}

export interface EntryRecord {
  id: number;
  kind: LedgerEntryKind;
  reference: number | null;
  at: number;
}

interface PostingRecord {
  entryId: number;
  account: Account;
  available: bigint;
  held: bigint;
}

/** What has been posted and is not yet in the store. */
export interface LedgerWrites {
  opened: Account[];
  entries: EntryRecord[];
  postings: PostingRecord[];
}

/**
 * The balances as the commands see them: ahead of the store by what `takeWrites` will hand over. Where writing fails,
 * the whole ledger is thrown away and read again.
 */
export class Ledger {
  readonly #accounts = new Map<string, Account>();
  #touched = new Set<Account>();
  #writes: LedgerWrites = { opened: [], entries: [], postings: [] };
  #nextAccountId = 1;
  #nextEntryId: number;

  constructor(accounts: Iterable<Account>, nextEntryId: number) {
    for (const account of accounts) {
      this.#accounts.set(keyOf(account.owner, account.currencyId), account);
      this.#nextAccountId = Math.max(this.#nextAccountId, account.id + 1);
    }
    this.#nextEntryId = nextEntryId;
  }

  /** What a user may spend from a wallet. */
  available(userId: number, currencyId: number, wallet: Wallet): bigint {
    return this.#accounts.get(keyOf({ userId, wallet }, currencyId))?.available ?? 0n;
  }

  /** The account of a user or the house; opened where there is none. */
  account(owner: Owner, currencyId: number): Account {
    const key = keyOf(owner, currencyId);
    const found = this.#accounts.get(key);
    if (found) return found;
    const account: Account = { id: this.#nextAccountId, owner, currencyId, available: 0n, held: 0n };
    this.#nextAccountId += 1;
    this.#accounts.set(key, account);
    this.#writes.opened.push(account);
    return account;
  }

  /**
   * Books one entry.
   * @throws where it does not sum to zero in every currency, or would leave an account below zero
   */
  post(kind: LedgerEntryKind, reference: number | null, at: number, postings: readonly Posting[]): void {
    mustBalance(kind, postings);
    const id = this.#nextEntryId;
    this.#nextEntryId += 1;
    this.#writes.entries.push({ id, kind, reference, at });
    for (const { account, available = 0n, held = 0n } of postings) {
      account.available += available;
      account.held += held;
      mustNotBeNegative(kind, account);
      this.#touched.add(account);
      this.#writes.postings.push({ entryId: id, account, available, held });
    }
  }

  /** The accounts that have changed since the last call, in the order of their first change. */
  takeTouched(): Account[] {
    const touched = [...this.#touched];
    this.#touched = new Set();
    return touched;
  }

  takeWrites(): LedgerWrites {
    const writes = this.#writes;
    this.#writes = { opened: [], entries: [], postings: [] };
    return writes;
  }
}

function keyOf(owner: Owner, currencyId: number): string {
  return 'house' in owner ? `${owner.house} ${currencyId}` : `${owner.userId} ${currencyId} ${owner.wallet}`;
}

function mustBalance(kind: string, postings: readonly Posting[]): void {
  const sums = new Map<number, bigint>();
  for (const { account, available = 0n, held = 0n } of postings) {
    sums.set(account.currencyId, (sums.get(account.currencyId) ?? 0n) + available + held);
  }
  for (const [currencyId, sum] of sums) {
    if (sum !== 0n) throw new Error(`${kind} leaves ${sum} of currency ${currencyId}`);
  }
}

function mustNotBeNegative(kind: string, { id, owner, available, held }: Account): void {
  const mayOwe = 'house' in owner && owner.house === 'external';
  if (held < 0n || (available < 0n && !mayOwe)) throw new Error(`${kind} leaves account ${id} below zero`);
}
