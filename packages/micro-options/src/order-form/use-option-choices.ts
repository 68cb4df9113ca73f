import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, useAppSelector } from '@bourse/feature-kit';
import { useOptionSecondsQuery, usePayableCurrenciesQuery } from '../api';
import { preselectedAmount } from '../rules/amount';
import { selectForm } from './slice';

/** Currencies and durations of the back end, and the chosen currency, duration and amount. */
export function useOptionChoices() {
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
