import type { Direction } from '@bourse/contracts/lever';
import { createOrderEntry, limitPrice, type MoreMenuProps } from '@bourse/trading';
import type { ReactNode } from 'react';
import { leverMessages } from '../locales/messages';
import { oppositeOf } from '../rules/direction';
import type { FormField } from '../rules/order-rules';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';

export interface OrderEntry {
  readonly form: FormModel;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  readonly actions: FormActions;
  /** The directions that are offered. */
  readonly directions: readonly Direction[];
  /** The user's own limits; left out for a visitor. */
  readonly limits?: MoreMenuProps['limits'];
  /** Replaces the buttons for a visitor. */
  readonly visitor?: ReactNode;
}

export const [OrderEntryContext, useOrderEntry] = createOrderEntry<OrderEntry>();

/** The shown problem of a field in words. */
export function useErrorText() {
  const { form, market } = useOrderEntry();
  const text = leverMessages.useText();
  const { minimum, maximum = '' } = market.limits;
  return (field: FormField) => {
    const problem = form.errors.find((candidate) => candidate.field === field);
    return problem && text(problem.code, { minimum, maximum });
  };
}

/** The price that the order is expected to open or close at. Without a book a market order opens at the market's price, as `openingPrice` has it. */
export function useExpectedPrice() {
  const { form, market, directions } = useOrderEntry();
  const { mode, draft } = form.values;
  const { best, live } = market;
  const direction = directions[0] ?? 'long';
  const bestPrice = best[draft.isReduceOnly ? oppositeOf(direction) : direction];
  return { bestPrice, price: mode === 'limit' ? limitPrice(draft, live) : (bestPrice ?? live) };
}
