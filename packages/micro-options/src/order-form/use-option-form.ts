import { mustAsk } from '@bourse/safe-writes';
import { useAppDispatch, loadState, useAppSelector } from '@bourse/feature-kit';
import type { Pair } from '@bourse/contracts/market';
import { oversizeOf, usePersonalLimits, useTouchedFields } from '@bourse/trading';
import { selectIsLoggedIn } from '@bourse/api-client';
import { optionLimits } from '../personal-limits/limits';
import { useNoteSettled } from '../personal-limits/use-note-settled';
import { amountProblem, preselectedAmount } from '../rules/amount';
import { openingFee } from '../rules/opening-fee';
import { netResults } from '../rules/net-profit';
import type { OptionTicket } from '../writes/submit-write';
import type { FormActions, FormModel } from './model';
import { amountChosen, currencyChosen, durationChosen, selectForm } from './slice';
import { useOptionSecondsQuery, usePayableCurrenciesQuery } from '../api';
import { useSubmitOption } from './use-submit-option';

/** Currencies and durations of the back end, and the chosen currency, duration and amount. */
function useOptionChoices() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const form = useAppSelector(selectForm);
  const currencyQuery = usePayableCurrenciesQuery(undefined, { skip: !isLoggedIn });
  const durationQuery = useOptionSecondsQuery(undefined, { skip: !isLoggedIn });
  const currencies = currencyQuery.data ?? [];
  const durations = durationQuery.data ?? [];
  const currency = currencies.find(({ id }) => id === form.currencyId) ?? currencies[0];
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
    duration: durations.find(({ seconds }) => seconds === form.seconds) ?? durations[0],
    amount: form.amount === undefined ? preselectedAmount(currency?.presets ?? []) : (form.amount ?? undefined),
  };
}

/** The form of a pair: what is chosen, what is wrong with it, what the option would pay, and its submission. */
export function useOptionForm(pair: Pair, onPlaced?: () => void) {
  const dispatch = useAppDispatch();
  const { currency, duration, amount, ...choices } = useOptionChoices();
  const code = currency?.name ?? '';
  const { reached } = usePersonalLimits(optionLimits, code, useNoteSettled());
  const submit = useSubmitOption(onPlaced);
  const { touch, shownOf } = useTouchedFields<'amount'>(`${pair.id}|${code}`);
  const { minimum, maximum } = duration ?? {};
  const problem =
    currency && amountProblem(amount, { balance: currency.balance, feeRate: currency.feeRate, minimum, maximum });
  const fee = openingFee(amount, currency?.feeRate);

  const actions: FormActions = {
    onCurrency: (id) => void dispatch(currencyChosen(id)),
    onAmount: (value) => void dispatch(amountChosen(value)),
    onAmountTouch: () => touch('amount'),
    onDuration: (seconds) => void dispatch(durationChosen(seconds)),
    onSubmit: (direction) => {
      touch('amount');
      if (reached !== undefined || problem || !currency || !duration || !amount || pair.matchId === undefined) return;
      const ticket: OptionTicket = {
        matchId: pair.matchId,
        currencyId: currency.id,
        currency: currency.name,
        symbol: pair.symbol,
        direction,
        seconds: duration.seconds,
        amount,
        profitRatio: duration.profitRatio,
        lossRatio: duration.lossRatio,
        fee,
        clickPrice: pair.last,
      };
      submit.place(ticket);
    },
    onConfirmationOn: submit.askAgain,
  };
  const errors: FormModel['errors'] = {
    amount: shownOf(problem ? [{ field: 'amount', code: problem }] : [])[0]?.code,
    reachedLimit: reached,
  };
  const sending = submit.state.phase === 'sending' ? submit.state.ticket.direction : undefined;
  return {
    ...choices,
    currency,
    values: { duration, amount },
    errors,
    preview: {
      fee,
      ...(amount && duration && netResults({ ...duration, amount, fee })),
      oversize: oversizeOf(amount, currency?.balance),
    },
    submit,
    sending,
    isConfirmationOff: submit.isConfirmationOff && !mustAsk(submit.state),
    actions,
  };
}
