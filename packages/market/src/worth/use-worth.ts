import type { Decimal } from '@bourse/decimal';
import { useFallbackPolling } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { useQuotationQuery } from '../api';
import { displayChoice, type DisplayCurrency } from './display-currency';
import { cnyPerUsdt, worthIn, type StatedCurrency } from './worth-in';

/** How a worth that the exchange states in one currency is shown. */
export interface Worth {
  readonly currency: DisplayCurrency;
  /** In the display currency; `undefined` if the worth or the rate is unknown. */
  readonly of: (worth: Decimal | undefined) => Decimal | undefined;
  /** Written with two decimals and the currency; a dash for an unknown one. */
  readonly write: (worth: Decimal | undefined) => string;
  /** The rate is being read. */
  readonly isLoading: boolean;
}

/** Shows worths in the display currency of the user. Pairs are read only where a rate is needed. */
export function useWorth(stated: StatedCurrency): Worth {
  const format = useFormat();
  const choice = displayChoice.useValue();
  const currency = choice === 'standard' ? stated : choice;
  const needsRate = (currency === 'CNY') !== (stated === 'CNY');
  const { rate, isLoading } = useQuotationQuery(undefined, {
    ...useFallbackPolling(),
    skip: !needsRate,
    selectFromResult: ({ data, isLoading: isReading }) => ({ rate: data && cnyPerUsdt(data), isLoading: isReading }),
  });
  const of = (worth: Decimal | undefined) => worthIn(worth, stated, currency, rate);
  const write = (worth: Decimal | undefined) => format.money(of(worth), { currency });
  return { currency, of, write, isLoading };
}
