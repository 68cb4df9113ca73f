import { isGreater, isLess, minus, plus, ZERO, type Decimal } from '@bourse/decimal';
import { Refusal, type Balance, type Transfer } from './types';

const NOTHING: Balance = { free: ZERO, held: ZERO };

/** Balances and transfers of the one account of the venue. */
export class Account {
  readonly #balances = new Map<string, Balance>();
  readonly #networks = new Map<string, ReadonlyMap<string, string>>();
  readonly #transfers: Transfer[] = [];
  readonly #onChange: (currency: string) => void;

  constructor(onChange: (currency: string) => void) {
    this.#onChange = onChange;
  }

  balance(currency: string): Balance {
    return this.#balances.get(currency) ?? NOTHING;
  }

  /** Free and held. */
  total(currency: string): Decimal {
    const { free, held } = this.balance(currency);
    return plus(free, held);
  }

  balances(): ReadonlyMap<string, Balance> {
    return this.#balances;
  }

  /** Networks of a currency with the address of each. */
  networks(currency: string): ReadonlyMap<string, string> {
    return this.#networks.get(currency) ?? new Map();
  }

  /** Newest first. */
  transfers(kind: Transfer['kind'], currency: string | undefined): readonly Transfer[] {
    return this.#transfers.filter((each) => each.kind === kind && (currency ?? each.currency) === each.currency);
  }

  /** Sets the free balance of a currency. */
  fund(currency: string, free: Decimal): void {
    this.#set(currency, { ...this.balance(currency), free });
  }

  setAddress(currency: string, network: string, address: string): void {
    this.#networks.set(currency, new Map([...this.networks(currency), [network, address]]));
  }

  addTransfer(transfer: Transfer): void {
    this.#transfers.unshift(transfer);
  }

  /** @throws Refusal if less is free */
  ensureFree(currency: string, amount: Decimal): void {
    if (isGreater(amount, this.balance(currency).free)) throw new Refusal('insufficient');
  }

  credit(currency: string, amount: Decimal): void {
    const { free, held } = this.balance(currency);
    this.#set(currency, { free: plus(free, amount), held });
  }

  debit(currency: string, amount: Decimal): void {
    this.ensureFree(currency, amount);
    const { free, held } = this.balance(currency);
    this.#set(currency, { free: minus(free, amount), held });
  }

  hold(currency: string, amount: Decimal): void {
    this.debit(currency, amount);
    const { free, held } = this.balance(currency);
    this.#set(currency, { free, held: plus(held, amount) });
  }

  release(currency: string, amount: Decimal): void {
    const { free, held } = this.balance(currency);
    if (isLess(held, amount)) throw new RangeError(`less than ${amount} ${currency} is on hold`);
    this.#set(currency, { free: plus(free, amount), held: minus(held, amount) });
  }

  #set(currency: string, balance: Balance): void {
    this.#balances.set(currency, balance);
    this.#onChange(currency);
  }
}
