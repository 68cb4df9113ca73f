import { MAY_OWE, type HoldKey, type HouseAccount, type Wallet } from './types';

/** An in-memory ledger account, in the currency's smallest unit. */
export interface Account {
  readonly id: number;
  readonly owner: Owner;
  readonly currencyId: number;
  available: bigint;
  held: bigint;
}

type Owner = { readonly userId: number; readonly wallet: Wallet } | { readonly house: HouseAccount };

/** One side of an entry: by how much the two parts of an account change. A change of `held` names its hold. */
export type Posting = { account: Account; available?: bigint } & (
  | { held?: undefined; hold?: undefined }
  | { held: bigint; hold: HoldKey }
);

export interface EntryRecord {
  id: number;
  kind: string;
  reference: number | null;
  at: number;
}

interface PostingRecord {
  entryId: number;
  account: Account;
  available: bigint;
  held: bigint;
}

/** Postings that are not yet in the store. */
export interface LedgerWrites {
  opened: Account[];
  entries: EntryRecord[];
  postings: PostingRecord[];
  /** Holds that changed, with their amount after the batch; zero for a hold that ended. */
  holds: HoldRecord[];
}

export interface HoldRecord extends HoldKey {
  readonly account: Account;
  amount: bigint;
}

interface Contents {
  accounts: Iterable<Account>;
  holds: Iterable<HoldRecord>;
  nextEntryId: number;
  /** Kinds of entries and purposes of holds that may be posted. */
  entryKinds: ReadonlySet<string>;
  holdPurposes: ReadonlySet<string>;
}

/**
 * The balances in the working state: ahead of the store by the result of `takeWrites`. After a failed write the ledger
 * is discarded and loaded again.
 */
export class Ledger {
  readonly #accounts = new Map<string, Account>();
  readonly #holds = new Map<string, HoldRecord>();
  readonly #entryKinds: ReadonlySet<string>;
  readonly #holdPurposes: ReadonlySet<string>;
  #touched = new Set<Account>();
  #writes: Omit<LedgerWrites, 'holds'> = nothing();
  #changedHolds = new Set<HoldRecord>();
  #nextAccountId = 1;
  #nextEntryId: number;

  constructor({ accounts, holds, nextEntryId, entryKinds, holdPurposes }: Contents) {
    for (const account of accounts) {
      this.#accounts.set(keyOf(account.owner, account.currencyId), account);
      this.#nextAccountId = Math.max(this.#nextAccountId, account.id + 1);
    }
    for (const hold of holds) this.#holds.set(holdKeyOf(hold.account, hold), hold);
    this.#nextEntryId = nextEntryId;
    this.#entryKinds = entryKinds;
    this.#holdPurposes = holdPurposes;
  }

  /** The available amount of a wallet. */
  available(userId: number, currencyId: number, wallet: Wallet): bigint {
    return this.#accounts.get(keyOf({ userId, wallet }, currencyId))?.available ?? 0n;
  }

  /** The account of a user or the house; created if there is none. */
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

  /** The amount of a hold; zero if there is none. */
  held(account: Account, hold: HoldKey): bigint {
    return this.#holds.get(holdKeyOf(account, hold))?.amount ?? 0n;
  }

  /**
   * Posts one entry.
   * @throws if its kind is unknown, if it does not sum to zero in every currency, or if it would leave an account or a hold
   * below zero
   */
  post(kind: string, reference: number | null, at: number, postings: readonly Posting[]): void {
    if (!this.#entryKinds.has(kind)) throw new Error(`no product registers entries of the kind ${kind}`);
    mustBalance(kind, postings);
    const id = this.#nextEntryId;
    this.#nextEntryId += 1;
    this.#writes.entries.push({ id, kind, reference, at });
    for (const { account, available = 0n, held = 0n, hold } of postings) {
      account.available += available;
      account.held += held;
      mustNotBeNegative(kind, account);
      if (hold) this.#changeHold(kind, account, hold, held);
      this.#touched.add(account);
      this.#writes.postings.push({ entryId: id, account, available, held });
    }
  }

  /** The accounts that have changed since the last `takeTouched`. */
  touched(): Account[] {
    return [...this.#touched];
  }

  /** The accounts that have changed since the last call, in the order of their first change. */
  takeTouched(): Account[] {
    const touched = [...this.#touched];
    this.#touched = new Set();
    return touched;
  }

  /** Entries that `takeWrites` will hand over. */
  unwritten(): number {
    return this.#writes.entries.length;
  }

  takeWrites(): LedgerWrites {
    const writes = { ...this.#writes, holds: [...this.#changedHolds] };
    this.#writes = nothing();
    this.#changedHolds = new Set();
    return writes;
  }

  #changeHold(kind: string, account: Account, { purpose, reference }: HoldKey, change: bigint): void {
    if (!this.#holdPurposes.has(purpose)) throw new Error(`no product registers holds of the purpose ${purpose}`);
    const key = holdKeyOf(account, { purpose, reference });
    const hold = this.#holds.get(key) ?? { account, purpose, reference, amount: 0n };
    hold.amount += change;
    if (hold.amount < 0n) throw new Error(`${kind} leaves the hold ${key} below zero`);
    if (hold.amount === 0n) this.#holds.delete(key);
    else this.#holds.set(key, hold);
    this.#changedHolds.add(hold);
  }
}

function nothing(): Omit<LedgerWrites, 'holds'> {
  return { opened: [], entries: [], postings: [] };
}

function holdKeyOf({ id }: Account, { purpose, reference }: HoldKey): string {
  return `${id} ${purpose} ${reference}`;
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
  const mayOwe = 'house' in owner && MAY_OWE.includes(owner.house);
  if (held < 0n || (available < 0n && !mayOwe)) throw new Error(`${kind} leaves account ${id} below zero`);
}
