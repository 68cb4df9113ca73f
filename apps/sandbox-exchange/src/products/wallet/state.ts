import { ZERO, type Decimal } from '@bourse/decimal';
import type { DepositRecord, ProofRecord, SavedAddressRecord, WithdrawalRecord } from './types';

/** Changes of one batch of commands; a record is written in its state after the batch. */
export interface WalletWrites {
  readonly withdrawals: readonly WithdrawalRecord[];
  readonly deposits: readonly DepositRecord[];
  readonly proofs: readonly ProofRecord[];
  readonly saved: readonly SavedAddressRecord[];
  readonly deletedAddresses: readonly number[];
}

interface Contents {
  /** Open ones and those of the last two days, which count towards the daily limit. */
  withdrawals: readonly WithdrawalRecord[];
  deposits: readonly DepositRecord[];
  proofs: readonly ProofRecord[];
  addresses: readonly SavedAddressRecord[];
  /** The next free id of each kind. */
  nextIds: { withdrawal: number; deposit: number; proof: number; address: number };
}

/** Withdrawals, deposits, proofs and saved addresses as the commands see them. */
export class WalletState {
  readonly #withdrawals: Map<number, WithdrawalRecord>;
  readonly #deposits: Map<string, DepositRecord>;
  readonly #proofs: Map<number, ProofRecord>;
  readonly #addresses: Map<number, SavedAddressRecord>;
  /** Deposits of each user that count as unconfirmed: credited and not complete, or reversed with a debt. */
  readonly #unconfirmed = new Map<number, Set<DepositRecord>>();
  /** Deposits by transaction hash: one transaction can have several outputs. */
  readonly #depositHashes = new Map<string, Set<DepositRecord>>();
  /** The proof of each hash that is not rejected. */
  readonly #proofHashes = new Map<string, ProofRecord>();
  /** Proofs that wait for a review, by user. */
  readonly #pendingProofs = new Map<number, Set<ProofRecord>>();
  readonly #lost = new Map<number, { until: number; worth: Decimal }>();
  readonly #nextIds: Contents['nextIds'];
  #changed = nothingChanged();

  constructor({ withdrawals, deposits, proofs, addresses, nextIds }: Contents) {
    this.#withdrawals = new Map(withdrawals.map((record) => [record.id, record]));
    this.#deposits = new Map(deposits.map((record) => [outputKey(record), record]));
    this.#proofs = new Map(proofs.map((record) => [record.id, record]));
    this.#addresses = new Map(addresses.map((record) => [record.id, record]));
    this.#nextIds = { ...nextIds };
    for (const deposit of deposits) this.#indexDeposit(deposit);
    for (const proof of proofs) this.#indexProof(proof);
  }

  nextId(kind: keyof Contents['nextIds']): number {
    const id = this.#nextIds[kind];
    this.#nextIds[kind] += 1;
    return id;
  }

  withdrawal(id: number): WithdrawalRecord | undefined {
    return this.#withdrawals.get(id);
  }

  withdrawalsOf(userId: number, currencyId: number): WithdrawalRecord[] {
    return [...this.#withdrawals.values()].filter(
      (record) => record.userId === userId && record.currencyId === currencyId,
    );
  }

  /** Withdrawals of a user that wait for a decision. */
  applications(userId: number): WithdrawalRecord[] {
    return [...this.#withdrawals.values()].filter((one) => one.userId === userId && one.state === 'applying');
  }

  putWithdrawal(record: WithdrawalRecord): void {
    this.#withdrawals.set(record.id, record);
    this.#changed.withdrawals.add(record);
  }

  deposit(key: Pick<DepositRecord, 'network' | 'hash' | 'output'>): DepositRecord | undefined {
    return this.#deposits.get(outputKey(key));
  }

  depositById(id: number): DepositRecord | undefined {
    return [...this.#deposits.values()].find((one) => one.id === id);
  }

  /** The credit of a user's unconfirmed deposits, or the debt for reversed ones. */
  unconfirmed(userId: number): { currencyId: number; units: bigint }[] {
    const deposits = [...(this.#unconfirmed.get(userId) ?? [])];
    return deposits.map(({ currencyId, state, amount, owed }) => ({
      currencyId,
      units: state === 'credited' ? amount : owed,
    }));
  }

  /** Reversed deposits of a user in a currency that are not paid back. */
  debts(userId: number, currencyId: number): DepositRecord[] {
    return [...(this.#unconfirmed.get(userId) ?? [])].filter((one) => one.owed > 0n && one.currencyId === currencyId);
  }

  /** What trades of a user have lost while the money is held until a moment. In memory only: a restart begins anew. */
  lostUntil(userId: number, until: number): Decimal {
    const lost = this.#lost.get(userId);
    return lost?.until === until ? lost.worth : ZERO;
  }

  loseUntil(userId: number, until: number, worth: Decimal): void {
    this.#lost.set(userId, { until, worth });
  }

  putDeposit(record: DepositRecord): void {
    this.#deposits.set(outputKey(record), record);
    this.#indexDeposit(record);
    this.#changed.deposits.add(record);
  }

  proof(id: number): ProofRecord | undefined {
    return this.#proofs.get(id);
  }

  /** The proof of a transaction that waits or was approved. */
  proofOf(hash: string): ProofRecord | undefined {
    return this.#proofHashes.get(hash);
  }

  /** Has the chain reported the transaction? One that a reorganisation removed may still come back. */
  isReported(hash: string): boolean {
    return this.#depositHashes.has(hash);
  }

  pendingProofs(userId: number): number {
    return this.#pendingProofs.get(userId)?.size ?? 0;
  }

  putProof(record: ProofRecord): void {
    this.#proofs.set(record.id, record);
    this.#indexProof(record);
    this.#changed.proofs.add(record);
  }

  address(id: number): SavedAddressRecord | undefined {
    return this.#addresses.get(id);
  }

  addressesOf(userId: number, currencyId: number): SavedAddressRecord[] {
    return [...this.#addresses.values()].filter(
      (record) => record.userId === userId && record.currencyId === currencyId,
    );
  }

  putAddress(record: SavedAddressRecord): void {
    this.#addresses.set(record.id, record);
    this.#changed.saved.add(record);
  }

  deleteAddress(record: SavedAddressRecord): void {
    this.#addresses.delete(record.id);
    // An address that was saved in the same batch is not in the store yet.
    if (!this.#changed.saved.delete(record)) this.#changed.deletedAddresses.add(record.id);
  }

  /** The changes since the last call; `undefined` without changes. */
  takeWrites(): WalletWrites | undefined {
    const changed = this.#changed;
    if (Object.values(changed).every(({ size }) => size === 0)) return undefined;
    this.#changed = nothingChanged();
    return {
      withdrawals: [...changed.withdrawals],
      deposits: [...changed.deposits],
      proofs: [...changed.proofs],
      saved: [...changed.saved],
      deletedAddresses: [...changed.deletedAddresses],
    };
  }

  #indexDeposit(record: DepositRecord): void {
    include(this.#depositHashes, record.hash, record, true);
    include(this.#unconfirmed, record.userId, record, record.state === 'credited' || record.owed > 0n);
  }

  #indexProof(record: ProofRecord): void {
    if (record.state !== 'rejected') this.#proofHashes.set(record.hash, record);
    else if (this.#proofHashes.get(record.hash) === record) this.#proofHashes.delete(record.hash);
    include(this.#pendingProofs, record.userId, record, record.state === 'applying');
  }
}

/** Puts a record into the set of its key, or takes it out. */
function include<Key, Item>(index: Map<Key, Set<Item>>, key: Key, record: Item, isIn: boolean): void {
  const records = index.get(key) ?? new Set<Item>();
  if (isIn) records.add(record);
  else records.delete(record);
  if (records.size > 0) index.set(key, records);
  else index.delete(key);
}

function nothingChanged() {
  return {
    withdrawals: new Set<WithdrawalRecord>(),
    deposits: new Set<DepositRecord>(),
    proofs: new Set<ProofRecord>(),
    saved: new Set<SavedAddressRecord>(),
    deletedAddresses: new Set<number>(),
  };
}

function outputKey({ network, hash, output }: Pick<DepositRecord, 'network' | 'hash' | 'output'>): string {
  return `${network} ${hash} ${output}`;
}
