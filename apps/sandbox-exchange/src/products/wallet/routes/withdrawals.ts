import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { withdraw, withdrawalInfo } from '@bourse/contracts/wallet';
import { Rejection, unavailable } from '@bourse/contract-server';
import type { Currency } from '../../../catalog/types';
import { fromUnits } from '../../../ledger/money';
import type { Wallet } from '../../../ledger/types';
import { confirmed } from '../confirmed';
import { withdrawalRate } from '../terms';
import { requestWithdrawal, usedToday } from '../withdraw';
import { ensureMayPayOut } from '../../../http/payment-hold';
import { WITHDRAWAL_REFUSALS, withdrawalTerms } from '../refusals';
import { ensureSecondFactor } from '../../../http/second-factor';
import type { Router } from '../../../http/route';
import type { Services } from '../../../http/services';
import { wallet } from '../product';

/** Terms of a withdrawal, and requests for one. */
export function withdrawalRoutes({ userRoute }: Router, { exchange }: Services): void {
  function currencyOf(id: number): Currency {
    const currency = exchange.currency(id);
    if (!currency) throw new Rejection(SERVER_TEXTS.currencyNotFound);
    return currency;
  }

  /** The amount used today and the withdrawable amount, in the working state. */
  async function usage(userId: number, { id, scale }: Currency, from: Wallet) {
    const result = await exchange.run((context) => {
      const state = context.of(wallet);
      return {
        ok: true,
        used: fromUnits(usedToday(state, userId, id, context.now), scale),
        available: fromUnits(confirmed(context, state, { userId, currencyId: id, wallet: from }), scale),
      } as const;
    });
    if (!result.ok) throw unavailable();
    return result;
  }

  userRoute(withdrawalInfo, async ({ input, user }) => {
    const currency = currencyOf(input.currency);
    const terms = withdrawalTerms(currency);
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

  userRoute(withdraw, async (asked) => {
    const { input, user, request } = asked;
    await ensureSecondFactor(exchange, asked, 'withdrawal');
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
    const result = await exchange.run(
      (context) => requestWithdrawal(context, context.of(wallet), command, exchange.products),
      request,
    );
    if (!result.ok) throw WITHDRAWAL_REFUSALS[result.reason](currency);
    return SERVER_TEXTS.withdrawalSubmitted;
  });
}
