import { compare, parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { addressKey, allowListFault, type AllowList } from './allow-list';
import { addressFault, networksOfAddress } from '@bourse/contracts/addresses';
import type { AddressFault } from '@bourse/contracts/addresses';
import { networkKind, type NetworkKind } from '@bourse/contracts/addresses';
import { hasAddress, resembledAddress } from './address/resemblance';
import { ACCOUNTS, type Account, type DepositAddress, type WithdrawalInfo } from '@bourse/contracts/wallet';
import { highFee, type FeeRule } from './withdrawal-fee';
import { withdrawalAmountFault } from './withdrawal-limits';

export interface WithdrawValues {
  readonly address: string;
  readonly network: string;
  readonly amount: string;
  /** The user accepted a fee above 5 %. */
  readonly acceptsFee: boolean;
  /** The user compared the address with the used one that it resembles. */
  readonly hasCompared: boolean;
}

export const NO_WITHDRAWAL: WithdrawValues = {
  address: '',
  network: '',
  amount: '',
  acceptsFee: false,
  hasCompared: false,
};

export interface WithdrawalCurrency {
  readonly id: number;
  readonly code: string;
  readonly type: string;
  /** The user's own address for deposits: it shows the form of addresses on a network without a name. */
  readonly depositAddress?: string | undefined;
}

/** Inputs of the withdrawal rules other than the form's values. */
export interface WithdrawalSituation {
  readonly currency: WithdrawalCurrency;
  readonly info: WithdrawalInfo;
  readonly rule: FeeRule;
  /** Networks of the currency; one without a name where it has only one. */
  readonly networks: readonly string[];
  /** The back end has not named a network of a token that has several: `networks` are those of the token, and none is sent. */
  readonly isNetworkAssumed?: boolean | undefined;
  /** The account that the money is taken from; `undefined` if it is not known. */
  readonly source?: Account | undefined;
  /** Addresses of the book. */
  readonly saved: readonly string[];
  /** Addresses that were used before, on this device or by the log. */
  readonly used: readonly string[];
  readonly allowList: AllowList;
  /** Server time, epoch milliseconds. */
  readonly now: number;
}

/** The only network of the currency, or the chosen one; empty before the choice. */
export const networkOf = ({ networks }: Pick<WithdrawalSituation, 'networks'>, chosen: string): string =>
  networks.length === 1 ? (networks[0] ?? '') : chosen;

/** The situation with fee and minimum of a network. Before the choice they are those of the currency. */
export function onNetwork<Situation extends Pick<WithdrawalSituation, 'info' | 'rule'>>(
  situation: Situation,
  network: string,
): Situation {
  const { info, rule } = situation;
  const terms = info.networks?.find(({ name }) => name === network);
  if (!terms) return situation;
  return { ...situation, info: { ...info, minimum: terms.minimum }, rule: { ...rule, rate: terms.rate } };
}

/** The networks of tokens that exist on several. Where the back end names none, the form of an address shows its network. */
const TOKEN_NETWORKS: Readonly<Record<string, readonly string[]>> = { USDT: ['TRC20', 'ERC20', 'OMNI'] };

/** The networks with terms of their own, else those of the addresses for deposits; none while they are unknown. */
export function namedNetworks(info?: WithdrawalInfo, deposits: readonly DepositAddress[] = []): readonly string[] {
  const ofTerms = (info?.networks ?? []).map(({ name }) => name);
  return ofTerms.length > 0 ? ofTerms : deposits.map(({ network }) => network).filter((name) => name !== '');
}

/** The networks that a withdrawal can choose from; one without a name where the currency has only one. */
export function networksOf(currency: WithdrawalCurrency, named: readonly string[]) {
  const assumed = kindOf('', currency) === undefined ? TOKEN_NETWORKS[currency.code] : undefined;
  if (named.length > 0 || assumed === undefined) {
    return { networks: named.length > 0 ? named : [''], isNetworkAssumed: false };
  }
  return { networks: assumed, isNetworkAssumed: true };
}

/**
 * The account that a withdrawal is taken from. A back end may take it from another account than the one that its field names: the account is
 * known where it alone has the sent balance, or where the asked account has it.
 */
export function sourceAccount(
  asked: Account,
  available: Decimal,
  balances: Readonly<Record<Account, Decimal | undefined>>,
): Account | undefined {
  const having = ACCOUNTS.filter((account) => {
    const balance = balances[account];
    return balance !== undefined && compare(balance, available) === 0;
  });
  if (having.includes(asked)) return asked;
  return having.length === 1 ? having[0] : undefined;
}

/** The networks of the currency on which an address is valid. */
export function validNetworks(
  address: string,
  { currency, networks }: Pick<WithdrawalSituation, 'currency' | 'networks'>,
): string[] {
  return networks.filter((name) => addressFault(address, kindOf(name, currency)) === undefined);
}

/**
 * The kind of a network of the currency. A network without a name, of a currency that has several (USDT), is that of the user's
 * own address for deposits.
 */
export function kindOf(name: string, currency: WithdrawalCurrency): NetworkKind | undefined {
  const { code, type, depositAddress = '' } = currency;
  const known = networkKind(name, { currency: code, currencyType: type });
  return known ?? (name === '' ? networksOfAddress(depositAddress)[0] : undefined);
}

/** The used or saved address that the typed one resembles without being it. */
export function resembled(address: string, { saved, used }: WithdrawalSituation): string | undefined {
  return resembledAddress(address, [...used, ...saved]);
}

/** The most specific fault first: it names what the user has to correct. */
const FAULTS = ['tokenContract', 'checksum', 'format'] as const;

/** Before a network is chosen, an address must be valid on one of them; otherwise the most specific fault. */
function faultOnAll(address: string, { currency, networks }: WithdrawalSituation): AddressFault | undefined {
  const faults = networks.map((name) => addressFault(address, kindOf(name, currency)));
  if (faults.includes(undefined)) return undefined;
  return FAULTS.find((fault) => faults.includes(fault)) ?? faults[0];
}

/** Codes of the address: text keys; `lay.caddress` is the specification's. */
function addressProblem(values: WithdrawValues, situation: WithdrawalSituation): string | undefined {
  const { currency, networks, saved, allowList, now } = situation;
  const address = values.address.trim();
  if (address === '') return 'lay.caddress';
  const network = networkOf(situation, values.network);
  const fault =
    network === '' && networks.length > 1
      ? faultOnAll(address, situation)
      : addressFault(address, kindOf(network, currency));
  if (fault !== undefined) {
    if (fault === 'unknownNetwork' && networks.length === 1) return 'address.uncheckable';
    const isElsewhere = fault === 'format' && validNetworks(address, situation).length > 0;
    return isElsewhere ? 'address.otherNetwork' : `address.${fault}`;
  }
  const refused = allowListFault(allowList, addressKey(currency.id, address), {
    isInBook: hasAddress(saved, address),
    now,
  });
  if (refused) return `allowList.${refused.code}`;
  return resembled(address, situation) !== undefined && !values.hasCompared ? 'address.resembles' : undefined;
}

/** The schema of the form in a situation. */
export function withdrawSchema(situation: WithdrawalSituation) {
  return schemaOfRules(
    {
      address: v.string(),
      network: v.string(),
      amount: v.string(),
      acceptsFee: v.boolean(),
      hasCompared: v.boolean(),
    },
    (values) => {
      const amount = parseDecimal(values.amount);
      const { info, rule } = onNetwork(situation, networkOf(situation, values.network));
      return {
        address: addressProblem(values, situation),
        network: situation.networks.length > 1 && values.network === '' ? 'withdraw.networkRequired' : undefined,
        amount: withdrawalAmountFault(amount, info, rule),
        acceptsFee: highFee(amount ?? ZERO, rule) && !values.acceptsFee ? 'withdraw.acceptFee' : undefined,
      };
    },
  );
}
