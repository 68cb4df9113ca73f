import { useFormat, NO_VALUE } from '@bourse/i18n';
import { decimalsOf, type Decimal } from '@bourse/decimal';
import { createOrderEntry, type MoreMenuProps } from '@bourse/trading';
import type { ReactNode } from 'react';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';

export interface OrderEntry {
  readonly form: FormModel;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  readonly actions: FormActions;
  /** The user's own limits. */
  readonly limits?: MoreMenuProps['limits'];
  /** Figures of second rank. */
  readonly details?: ReactNode;
}

export const [OrderEntryContext, useOrderEntry] = createOrderEntry<OrderEntry>();

/** Amounts in the currency of the option, and rates with all of their decimals. */
export function useEntryFormat() {
  const { name } = useOrderEntry().balance.currency;
  const format = useFormat();
  return {
    money: (value: Decimal | undefined) => (value === undefined ? NO_VALUE : format.money(value, { currency: name })),
    percent: (value: Decimal) => format.percent(value, { decimals: decimalsOf(value) }),
  };
}
