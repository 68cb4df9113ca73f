import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import type { ReactNode } from 'react';
import { yuanDecimals } from '../display-decimals';
import { displayChoice } from './display-currency';
import { useWorth } from './use-worth';

interface WrittenWorthProps {
  /** In CNY, as the exchange states it. */
  readonly worth: Decimal;
  /** Renders the written worth; the text alone where left out. */
  readonly children?: (written: string) => ReactNode;
}

const alone = (written: string): ReactNode => written;

function ConvertedWorth({ worth, children = alone }: WrittenWorthProps) {
  const format = useFormat();
  const { currency, of } = useWorth('CNY');
  const shown = of(worth);
  return children(`≈ ${format.money(shown, { currency, decimals: shown === undefined ? 2 : yuanDecimals(shown) })}`);
}

/** The worth of a price or a balance in the display currency. Without another choice it needs neither a rate nor a store. */
export function WrittenWorth({ worth, children = alone }: WrittenWorthProps) {
  const format = useFormat();
  const choice = displayChoice.useValue();
  if (choice === 'standard' || choice === 'CNY') return children(`≈ ${format.yuan(worth, yuanDecimals(worth))}`);
  return <ConvertedWorth worth={worth}>{children}</ConvertedWorth>;
}
