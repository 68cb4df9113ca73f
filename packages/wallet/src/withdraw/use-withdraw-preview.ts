import { parseDecimal, ZERO, type Decimal } from '@bourse/decimal';
import { useFormValue, type FormOf } from '@bourse/ui-kit/forms';
import { useEffect } from 'react';
import { addressKey, allowListFault } from '../rules/allow-list';
import { hasChecksum } from '@bourse/contracts/addresses';
import { highFee, netReceived, withdrawalFee } from '../rules/withdrawal-fee';
import { restOfDay } from '../rules/withdrawal-limits';
import {
  kindOf,
  resembled,
  validNetworks,
  type WithdrawalSituation,
  type WithdrawValues,
} from '../rules/withdrawal-rules';

/** What a withdrawal of the entered values would do. */
export interface WithdrawPreview {
  /** `undefined` while the amount is empty. */
  readonly amount: Decimal | undefined;
  readonly address: string;
  /** Empty for a currency with one network. */
  readonly network: string;
  readonly fee: Decimal;
  readonly net: Decimal;
  /** The fee is above 5 %; the amount at which it is 1 %. */
  readonly expensive: ReturnType<typeof highFee>;
  /** The used or saved address that the typed one resembles without being it. */
  readonly lookalike: string | undefined;
  /** The networks on which the address is valid. */
  readonly matching: readonly string[];
  /** An EVM address without a checksum: a typing error is not noticed. */
  readonly isUnchecked: boolean;
  /** When the cool-down of the address ends, epoch milliseconds; `undefined` without one. */
  readonly usableAt: number | undefined;
  /** What is left of the day's limit. */
  readonly rest: Decimal | undefined;
}

/** The preview of the form's values. A pasted address chooses its network. */
export function useWithdrawPreview(form: FormOf<WithdrawValues>, situation: WithdrawalSituation): WithdrawPreview {
  const address = useFormValue(form, 'address').trim();
  const chosen = useFormValue(form, 'network');
  const amount = parseDecimal(useFormValue(form, 'amount'));
  const { currency, info, rule, networks, allowList, saved, now } = situation;
  const network = networks.length === 1 ? (networks[0] ?? '') : chosen;
  const kind = kindOf(network, currency);
  const refusal = allowListFault(allowList, addressKey(currency.id, address), {
    isInBook: saved.includes(address),
    now,
  });
  const matching = address === '' || networks.length < 2 ? [] : validNetworks(address, situation);
  const only = matching.length > 0 && !matching.includes(chosen) ? matching[0] : undefined;
  useEffect(() => {
    if (only !== undefined) form.set({ network: only });
  }, [only, form]);
  return {
    amount,
    address,
    network,
    fee: withdrawalFee(amount ?? ZERO, rule),
    net: netReceived(amount ?? ZERO, rule),
    expensive: highFee(amount ?? ZERO, rule),
    lookalike: address === '' ? undefined : resembled(address, situation),
    matching,
    isUnchecked: kind === 'evm' && /^0x[\da-f]{40}$/i.test(address) && !hasChecksum(address),
    usableAt: refusal?.code === 'coolDown' ? refusal.until : undefined,
    rest: restOfDay(info),
  };
}
