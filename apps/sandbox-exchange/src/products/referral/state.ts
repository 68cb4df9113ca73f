/** Fees of an invited user that are not settled. */
export interface InvitedFee {
  readonly userId: number;
  /** Day of the trade, see `core/settlement-day`. */
  readonly day: number;
  /** Worth at the price of each trade, in USDT's smallest unit. */
  readonly fee: bigint;
}

/** What an inviter got for the fees of an invited user. */
export interface Rebate {
  readonly id: number;
  readonly inviterId: number;
  readonly inviteeId: number;
  /** Worth of the fees, in USDT's smallest unit. */
  readonly fee: bigint;
  readonly amount: bigint;
  /** The time for which it was settled, epoch milliseconds. */
  readonly at: number;
}

export interface ReferralWrites {
  readonly fees: readonly InvitedFee[];
  readonly settled: readonly InvitedFee[];
  readonly rebates: readonly Rebate[];
}

/** Inviters and unsettled fees in the working state, and unwritten changes. */
export class ReferralState {
  readonly #inviters: Map<number, number>;
  readonly #fees: Map<string, InvitedFee>;
  #nextId: number;
  #changed = new Map<string, InvitedFee>();
  #settled = new Map<string, InvitedFee>();
  #rebates: Rebate[] = [];

  /** @param inviters the inviter of each invited user */
  constructor(inviters: Map<number, number>, fees: readonly InvitedFee[], nextId: number) {
    this.#inviters = inviters;
    this.#fees = new Map(fees.map((fee) => [keyOf(fee), fee]));
    this.#nextId = nextId;
  }

  inviterOf(userId: number): number | undefined {
    return this.#inviters.get(userId);
  }

  invited(userId: number, inviterId: number): void {
    this.#inviters.set(userId, inviterId);
  }

  note(added: InvitedFee): void {
    const key = keyOf(added);
    const fee = { ...added, fee: added.fee + (this.#fees.get(key)?.fee ?? 0n) };
    this.#fees.set(key, fee);
    this.#changed.set(key, fee);
  }

  unsettled(): readonly InvitedFee[] {
    return [...this.#fees.values()];
  }

  settle(fees: readonly InvitedFee[], rebate: Omit<Rebate, 'id'>): Rebate {
    for (const fee of fees) {
      const key = keyOf(fee);
      this.#fees.delete(key);
      this.#changed.delete(key);
      this.#settled.set(key, fee);
    }
    const added = { ...rebate, id: this.#nextId };
    this.#nextId += 1;
    this.#rebates.push(added);
    return added;
  }

  takeWrites(): ReferralWrites | undefined {
    if (this.#changed.size + this.#settled.size + this.#rebates.length === 0) return undefined;
    const writes = {
      fees: [...this.#changed.values()],
      settled: [...this.#settled.values()],
      rebates: this.#rebates,
    };
    this.#changed = new Map();
    this.#settled = new Map();
    this.#rebates = [];
    return writes;
  }
}

const keyOf = ({ userId, day }: InvitedFee) => `${userId} ${day}`;
