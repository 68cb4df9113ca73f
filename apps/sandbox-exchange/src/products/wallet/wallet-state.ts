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
  readonly #nextIds: Contents['nextIds'];
  #changed = nothingChanged();

  constructor({ withdrawals, deposits, proofs, addresses, nextIds }: Contents) {
    this.#withdrawals = new Map(withdrawals.map((record) => [record.id, record]));
    this.#deposits = new Map(deposits.map((record) => [outputKey(record), record]));
    this.#proofs = new Map(proofs.map((record) => [record.id, record]));
    this.#addresses = new Map(addresses.map((record) => [record.id, record]));
    this.#nextIds = { ...nextIds };
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

  putWithdrawal(record: WithdrawalRecord): void {
    this.#withdrawals.set(record.id, record);
    this.#changed.withdrawals.add(record);
  }

  deposit(key: Pick<DepositRecord, 'network' | 'hash' | 'output'>): DepositRecord | undefined {
    return this.#deposits.get(outputKey(key));
  }

  depositsOf(userId: number, currencyId: number): DepositRecord[] {
    return [...this.#deposits.values()].filter(
      (record) => record.userId === userId && record.currencyId === currencyId,
    );
  }

  putDeposit(record: DepositRecord): void {
    this.#deposits.set(outputKey(record), record);
    this.#changed.deposits.add(record);
  }

  proof(id: number): ProofRecord | undefined {
    return this.#proofs.get(id);
  }

  /** Is the hash part of a proof that was not rejected, or of a deposit that the chain reported? */
  isHashTaken(hash: string): boolean {
    const wanted = hash.toLowerCase();
    return (
      [...this.#proofs.values()].some((proof) => proof.state !== 'rejected' && proof.hash.toLowerCase() === wanted) ||
      [...this.#deposits.values()].some((deposit) => deposit.hash.toLowerCase() === wanted)
    );
  }

  putProof(record: ProofRecord): void {
    this.#proofs.set(record.id, record);
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
