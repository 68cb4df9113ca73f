import { createOrderEntry, type MoreMenuProps } from '@bourse/trading';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';
import type { VisitorPromptProps } from './visitor-prompt';

export interface OrderEntry {
  readonly form: FormModel;
  readonly market: MarketModel;
  readonly balance: BalanceModel;
  readonly actions: FormActions;
  /** The user's own limits; left out for a visitor. */
  readonly limits?: MoreMenuProps['limits'];
  /** For visitors: the ways in, in the place of the button. */
  readonly visitor?: VisitorPromptProps | undefined;
}

export const [OrderEntryContext, useOrderEntry] = createOrderEntry<OrderEntry>();
