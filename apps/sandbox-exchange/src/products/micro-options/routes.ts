import { isZero } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  DIRECTION_TYPE,
  optionOrders,
  optionSeconds,
  optionSubmit,
  ORDER_STATUS,
  payableCurrencies,
} from '@bourse/contracts/micro-options';
import { Rejection } from '@bourse/contract-server';
import type { Services } from '../../http/services';
import { microOptions } from './product';
import { optionsOf } from './queries';
import { DURATIONS, FEE_PERCENT, OPTION_CURRENCIES } from './settings';
import { submitOption } from './submit-option';
import { OPTION_WALLET } from './types';
import { wireOption } from './wire';
import { queued, queuedShort } from '../../http/histories';
import { refuseLate } from '../../http/late-price';
import { optionRefusal } from './refusals';
import type { Router } from '../../http/route';

const LARGEST_PAGE_SIZE = 100;
const LAST_PAGE = 1_000_000;

/** Durations, currencies, submit and lists of timed options. */
export function optionRoutes({ userRoute }: Router, { exchange }: Services): void {
  userRoute(optionSeconds, () =>
    DURATIONS.map(({ seconds, profitRatio }) => ({ seconds, profit_ratio: String(profitRatio) })),
  );

  userRoute(
    payableCurrencies,
    queuedShort(async ({ user }) => {
      const payable = exchange.currencies().flatMap((currency) => {
        const terms = currency.isMicro ? OPTION_CURRENCIES.get(currency.code) : undefined;
        return terms ? [{ currency, terms }] : [];
      });
      return Promise.all(
        payable.map(async ({ currency: { id, code }, terms }) => {
          const { available } = await exchange.balance(user.id, id, OPTION_WALLET);
          return {
            id,
            name: code,
            micro_numbers: terms.presets.map((number) => ({ number })),
            micro_trade_fee: FEE_PERCENT,
            user_wallet: {
              micro_with_insurance: available,
              ...(terms.insurances.length > 0 && { insurance_balance: '0' }),
            },
            insurance_types: terms.insurances.map((insurance) => ({ ...insurance })),
          };
        }),
      );
    }),
  );

  userRoute(optionSubmit, async ({ input, user, request }) => {
    if (isZero(input.number)) throw new Rejection(SERVER_TEXTS.optionAmountRequired);
    refuseLate(exchange, input.match_id);
    const command = {
      userId: user.id,
      pairId: input.match_id,
      currencyId: input.currency_id,
      direction: input.type === DIRECTION_TYPE.up ? 'up' : 'down',
      seconds: input.seconds,
      amount: input.number,
    } as const;
    const result = await exchange.run((context) => submitOption(context, context.of(microOptions), command), request);
    if (!result.ok) throw optionRefusal(result.reason, exchange.currency(command.currencyId)?.code);
    return SERVER_TEXTS.orderPlaced;
  });

  userRoute(
    optionOrders,
    queued(async ({ input, user }) => {
      const { page, limit, status, match_id: pairId } = input;
      if (page < 1 || page > LAST_PAGE || limit < 1) throw new Rejection(SERVER_TEXTS.parameterError);
      const filter = { isOpen: status === ORDER_STATUS.trading, pairId };
      const rows = await optionsOf(exchange.db, user.id, filter, { page, size: Math.min(limit, LARGEST_PAGE_SIZE) });
      return { data: rows.map((option) => wireOption(exchange, option, exchange.now())) };
    }),
  );
}
