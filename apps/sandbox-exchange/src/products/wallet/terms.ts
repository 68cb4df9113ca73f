import { ceilTo, decimal, percentOf, type Decimal } from '@bourse/decimal';
import type { Currency } from '../../catalog/types';
import type { Wallet } from '../../ledger/types';

/** A network over which a currency is deposited and withdrawn. */
export interface NetworkTerms {
  /** Name on the wire; empty for the only network of a currency. */
  readonly name: string;
  /** Least deposit, in the currency. */
  readonly minDeposit: Decimal;
  /** Confirmations after which a deposit can be withdrawn; it is credited after the first. */
  readonly confirmations: number;
}

interface WithdrawalTerms {
  readonly min: Decimal;
  readonly max: Decimal;
  /** Of one user and one day of Asia/Shanghai. */
  readonly day: Decimal;
  /** Flat, in the currency; of the asset and the coin account. */
  readonly fee: Decimal;
}

interface MoneyTerms {
  readonly networks: readonly NetworkTerms[];
  /** `undefined`: the currency cannot be withdrawn. */
  readonly withdrawal?: WithdrawalTerms;
}

/** Confirmations after which a deposit can be withdrawn (money side, section 9). */
const CONFIRMATIONS = 6;

const network = (name: string, minDeposit: string): NetworkTerms => ({
  name,
  minDeposit: decimal(minDeposit),
  confirmations: CONFIRMATIONS,
});

const withdrawal = (min: string, max: string, day: string, fee: string): WithdrawalTerms => ({
  min: decimal(min),
  max: decimal(max),
  day: decimal(day),
  fee: decimal(fee),
});

/** Currencies that are not listed can be neither deposited nor withdrawn. */
const TERMS: Readonly<Record<string, MoneyTerms>> = {
  BTC: { networks: [network('', '0.0001')], withdrawal: withdrawal('0.001', '10', '20', '0.0005') },
  ETH: { networks: [network('', '0.001')], withdrawal: withdrawal('0.01', '100', '200', '0.003') },
  USDT: {
    networks: [network('ERC20', '1'), network('TRC20', '1'), network('OMNI', '1')],
    withdrawal: withdrawal('10', '50000', '100000', '1'),
  },
  LTC: { networks: [network('', '0.01')] },
  DOGE: { networks: [network('', '10')] },
  LINK: { networks: [network('', '0.1')] },
};

export function moneyTerms({ code }: Pick<Currency, 'code'>): MoneyTerms | undefined {
  return Object.hasOwn(TERMS, code) ? TERMS[code] : undefined;
}

/** Fee of a withdrawal from the contract and the options account, in per cent of the amount. */
const PERCENT = decimal('0.5');

/** `get_info.rate`: flat in the coin for the asset and the coin account, per cent for the others. */
export function withdrawalRate({ fee }: WithdrawalTerms, wallet: Wallet): Decimal {
  return isFlat(wallet) ? fee : PERCENT;
}

/** The fee of a withdrawal, rounded up to the currency's smallest unit. */
export function withdrawalFee(terms: WithdrawalTerms, wallet: Wallet, amount: Decimal, scale: number): Decimal {
  return isFlat(wallet) ? terms.fee : ceilTo(percentOf(amount, PERCENT), scale);
}

const isFlat = (wallet: Wallet) => wallet === 'legal' || wallet === 'change';
