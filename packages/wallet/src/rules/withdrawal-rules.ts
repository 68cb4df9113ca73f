import { parseDecimal, ZERO } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { addressKey, allowListFault, type AllowList } from './allow-list';
import { addressFault, networksOfAddress } from '@bourse/contracts/addresses';
import type { AddressFault } from '@bourse/contracts/addresses';
import { networkKind, type NetworkKind } from '@bourse/contracts/addresses';
import { resembledAddress } from './address/resemblance';
import type { WithdrawalInfo } from '@bourse/contracts/wallet';
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
  /** Addresses of the book. */
  readonly saved: readonly string[];
  /** Addresses that were used before, on this device or by the log. */
  readonly used: readonly string[];
  readonly allowList: AllowList;
  /** Server time, epoch milliseconds. */
  readonly now: number;
}

/** The networks of the currency on which an address is valid. */
export function validNetworks(address: string, { currency, networks }: WithdrawalSituation): string[] {
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
  const network = networks.length === 1 ? networks[0] : values.network;
  const fault =
    network === undefined || (network === '' && networks.length > 1)
      ? faultOnAll(address, situation)
      : addressFault(address, kindOf(network, currency));
  if (fault !== undefined) {
    const isElsewhere = fault === 'format' && validNetworks(address, situation).length > 0;
    return isElsewhere ? 'address.otherNetwork' : `address.${fault}`;
  }
  const refused = allowListFault(allowList, addressKey(currency.id, address), {
    isInBook: saved.includes(address),
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
      return {
        address: addressProblem(values, situation),
        network: situation.networks.length > 1 && values.network === '' ? 'withdraw.networkRequired' : undefined,
        amount: withdrawalAmountFault(amount, situation.info, situation.rule),
        acceptsFee: highFee(amount ?? ZERO, situation.rule) && !values.acceptsFee ? 'withdraw.acceptFee' : undefined,
      };
    },
  );
}
