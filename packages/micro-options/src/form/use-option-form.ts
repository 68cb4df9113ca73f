import { selectIsLoggedIn } from '@bourse/api-client';
import { createStored } from '@bourse/storage';
import { loadState, useServerNow, useWrite, useFailureText, useAppDispatch } from '@bourse/feature-kit';
import { ZERO } from '@bourse/decimal';
import { useServerText } from '@bourse/i18n';
import type { Pair } from '@bourse/market/contract';
import { useTouchedFields } from '@bourse/trading';
import { useToast } from '@bourse/ui-kit';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { useOptionSecondsQuery, usePayableCurrenciesQuery } from '../api';
import type { Direction } from '../contract';
import { limitOf, resultsOf, storedLimits, storedResults } from '../limit/stored-limit';
import { amountProblem, preselectedAmount } from '../rules/amount';
import { dayOf, isLimitReached, limitOn, lossOn } from '../rules/loss-limit';
import { openingFee } from '../rules/opening-fee';
import { winOf } from '../rules/outcome';
import { submitWrite, type OptionTicket } from '../submit/submit-write';
import { amountChosen, currencyChosen, durationChosen, selectForm } from './slice';

/** "Do not ask again on this device". */
export const skipConfirmation = createStored('bourse.options.skipConfirmation', v.boolean(), false);

/** Cause of the toasts of a submit: a success replaces the refusal before it. */
const TOAST = 'options-submit';

/** Logic of a pair's form: choices, selection, cost and payout, and the setters. `onPlaced` runs after an accepted order. */
export function useOptionForm(pair: Pair, onPlaced?: () => void) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const form = useSelector(selectForm);
  const currencyQuery = usePayableCurrenciesQuery(undefined, { skip: !isLoggedIn });
  const durationQuery = useOptionSecondsQuery(undefined, { skip: !isLoggedIn });
  const skips = skipConfirmation.useValue();

  const currencies = currencyQuery.data ?? [];
  const durations = durationQuery.data ?? [];
  const currency = currencies.find(({ id }) => id === form.currencyId) ?? currencies[0];
  const duration = durations.find(({ seconds }) => seconds === form.seconds) ?? durations[0];
  const amount = form.amount === undefined ? preselectedAmount(currency?.presets ?? []) : (form.amount ?? undefined);
  const feeRate = currency?.feeRate ?? ZERO;
  const balance = currency?.balance ?? ZERO;

  const today = dayOf(useServerNow()());
  const code = currency?.name ?? '';
  const limit = limitOn(limitOf(storedLimits.useValue(), code), today);
  const loss = lossOn(resultsOf(storedResults.useValue(), code), today);

  const write = useWrite(submitWrite, (result) => {
    if (result.kind === 'done') {
      toast.success(serverText(result.reply), TOAST);
      onPlaced?.();
    }
    if (result.kind === 'refused') {
      const message = failureText(result.failure);
      if (message !== undefined) toast.error(message, TOAST);
    }
  });

  const { touch, shownOf } = useTouchedFields<'amount'>(`${pair.id}|${code}`);
  const problem = currency && amountProblem(amount, { balance, feeRate });
  const fee = amount && openingFee(amount, feeRate);

  const submit = (direction: Direction) => {
    touch('amount');
    if (problem || !currency || !duration || !amount || !fee || pair.matchId === undefined) return;
    const ticket: OptionTicket = {
      matchId: pair.matchId,
      currencyId: currency.id,
      currency: currency.name,
      symbol: pair.symbol,
      direction,
      seconds: duration.seconds,
      amount,
      profitRatio: duration.profitRatio,
      fee,
      clickPrice: pair.last,
    };
    if (skips) write.pressUnasked(ticket);
    else write.press(ticket);
  };

  return {
    isLoggedIn,
    state: loadState(currencyQuery.data === undefined ? currencyQuery : durationQuery),
    retry: () => {
      void currencyQuery.refetch();
      void durationQuery.refetch();
    },
    currencies,
    durations,
    currency,
    duration,
    amount,
    fee,
    win: amount && duration && winOf(amount, duration.profitRatio),
    problem: shownOf(problem ? [{ field: 'amount', code: problem }] : [])[0]?.code,
    limit,
    isLimitReached: isLimitReached(limit, loss),
    loss,
    write,
    skips,
    chooseCurrency: (id: number) => void dispatch(currencyChosen(id)),
    chooseAmount: (value: typeof amount) => void dispatch(amountChosen(value)),
    touchAmount: () => touch('amount'),
    chooseDuration: (seconds: number) => void dispatch(durationChosen(seconds)),
    submit,
  };
}
