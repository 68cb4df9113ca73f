import type { Decimal } from '@bourse/decimal';
import type { RefObject } from 'react';
import { priceToolMessages } from './locales/messages';
import type { OrderKind } from '../plot/chart-line';
import type { PlotAreaStore } from '../plot/plot-area-store';
import { PriceActions } from './price-actions';
import { priceActionsOf } from './price-actions-of';
import { PriceMenu } from './price-menu';

const NO_KINDS: readonly OrderKind[] = [];

export interface PriceToolsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly plotAreas: PlotAreaStore;
  readonly last: Decimal;
  /** Displayed decimals of a price. */
  readonly decimals: number;
  /** A line is being moved: the buttons would be in its way. */
  readonly isHeld: boolean;
  readonly onAlertAt: ((price: Decimal) => void) | undefined;
  readonly onOrderAt: ((price: Decimal, kind?: OrderKind) => void) | undefined;
  readonly orderKinds: readonly OrderKind[] | undefined;
}

/** What can be done at a price: the buttons at the cross-hair and the menu. They load when the pointer or the focus reaches the chart. */
export function PriceTools({ isHeld, onAlertAt, onOrderAt, orderKinds = NO_KINDS, ...place }: PriceToolsProps) {
  const text = priceToolMessages.useText();
  const actions = priceActionsOf({ onAlertAt, onOrderAt }, text);
  return (
    <>
      {actions.length > 0 && !isHeld && <PriceActions {...place} actions={actions} />}
      <PriceMenu {...place} {...{ onAlertAt, onOrderAt, orderKinds }} />
    </>
  );
}
