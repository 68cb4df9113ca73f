import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { withdraw, withdrawalInfo } from '@bourse/wallet/contract';
import type { Currency } from '../../catalog/types';
import { fromUnits } from '../../ledger/money';
import type { Wallet } from '../../ledger/types';
import { confirmed } from '../../products/wallet/confirmed';
import { moneyTerms, withdrawalRate } from '../../products/wallet/terms';
import type { RequestWithdrawalResult } from '../../products/wallet/types';
import { requestWithdrawal, usedToday } from '../../products/wallet/withdraw';
import { ensureMayPayOut } from '../payment-hold';
import { Rejection, unavailable } from '../rejection';
import type { Router } from '../route';
import type { WalletServices } from './services';

type Refusal = Extract<RequestWithdrawalResult, { ok: false }>['reason'] | 'request_taken' | 'unavailable';

const REFUSALS: Readonly<Record<Refusal, (currency: Currency) => Rejection>> = {
  user_not_found: () => new Rejection(SERVER_TEXTS.userNotFound),
  currency_not_found: () => new Rejection(SERVER_TEXTS.currencyNotFound),
  unsupported: () => new Rejection(SERVER_TEXTS.withdrawalUnsupported),
  network_unknown: () => new Rejection(SERVER_TEXTS.parameterError),
  fee_changed: () => new Rejection(SERVER_TEXTS.withdrawalFeeChanged),
  address_missing: () => new Rejection(SERVER_TEXTS.addressRequired),
  address_invalid: () => new Rejection(SERVER_TEXTS.addressInvalid),
  amount_invalid: () => new Rejection(SERVER_TEXTS.amountPositive),
  below_minimum: (currency) => new Rejection(SERVER_TEXTS.minimumWithdrawal(limits(currency).min)),
  above_maximum: (currency) => new Rejection(SERVER_TEXTS.maximumWithdrawal(limits(currency).max)),
  above_day_limit: (currency) => new Rejection(SERVER_TEXTS.dailyWithdrawalExceeded(limits(currency).day)),
  not_above_fee: () => new Rejection(SERVER_TEXTS.withdrawalNotAboveFee),
  insufficient_balance: () => new Rejection(SERVER_TEXTS.insufficientBalance),
  not_confirmed: () => new Rejection(SERVER_TEXTS.fundsFrozen),
  request_taken: () => new Rejection(SERVER_TEXTS.duplicateSubmission),
  unavailable,
};

function limits(currency: Currency) {
  const terms = moneyTerms(currency)?.withdrawal;
  if (!terms) throw new Rejection(SERVER_TEXTS.withdrawalUnsupported);
  return terms;
}

/** Terms of a withdrawal, and requests for one. */
export function withdrawalRoutes({ userRoute }: Router, { exchange, stateOf }: WalletServices): void {
  function currencyOf(id: number): Currency {
    const currency = exchange.currency(id);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return currency;
  }

  /** The amount used today and the withdrawable amount, in the working state. */
  async function usage(userId: number, { id, scale }: Currency, wallet: Wallet) {
    const result = await exchange.run((context) => {
      const state = stateOf(context);
      return {
        ok: true,
        used: fromUnits(usedToday(state, userId, id, context.now), scale),
        available: fromUnits(confirmed(context, state, { userId, currencyId: id, wallet }), scale),
      } as const;
    });
    if (!result.ok) throw unavailable();
    return result;
  }

  userRoute(withdrawalInfo, async ({ input, user }) => {
    const currency = currencyOf(input.currency);
    const terms = limits(currency);
    const from = input.account ?? 'change';
    const { used, available } = await usage(user.id, currency, from);
    return {
      name: currency.code,
      [`${from}_balance`]: available,
      min_number: terms.min,
      max_number: terms.max,
      day_limit: terms.day,
      day_used: used,
      rate: withdrawalRate(terms, from),
    };
  });

  userRoute(withdraw, async ({ input, user, request }) => {
    ensureMayPayOut(user, exchange.now());
    const currency = currencyOf(input.currency);
    const command = {
      userId: user.id,
      currencyId: currency.id,
      wallet: input.account ?? 'change',
      amount: input.number,
      address: input.address,
      network: input.type ?? '',
      rate: input.rate,
      charge: input.charge,
    };
    const result = await exchange.run((context) => requestWithdrawal(context, stateOf(context), command), request);
    if (!result.ok) throw REFUSALS[result.reason](currency);
    return SERVER_TEXTS.withdrawalSubmitted;
  });
}
