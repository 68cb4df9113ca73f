import { NO_VALUE, type Formatter, type TextFunction } from '@bourse/i18n';
import { type Column, Text, VisuallyHidden } from '@bourse/ui-kit';
import type { OptionOrder, Direction } from '@bourse/contracts/micro-options';
import type { ReactNode } from 'react';
import { type MicroOptionsTexts, microOptionsMessages } from '../locales/messages';
import type { PriceDecimals } from './use-price-decimals';

/** Amounts of options have no decimals (money side, section 9). */
const AMOUNT_DECIMALS = 0;

type Contract = Pick<OptionOrder, 'symbol' | 'seconds' | 'amount' | 'currency' | 'direction' | 'openPrice'>;

/** A price with the arrow of the direction that was bought. */
function DirectionMark({ direction, children }: { readonly direction: Direction; readonly children: ReactNode }) {
  const text = microOptionsMessages.useText();
  return (
    <Text as="span" size="inherit" tone={direction}>
      <span aria-hidden>{direction === 'up' ? '▲' : '▼'}</span>
      <VisuallyHidden>{text(direction === 'up' ? 'panel.up' : 'panel.down')}</VisuallyHidden> {children}
    </Text>
  );
}

/** The columns that running and settled options share: pair and duration, amount, direction and opening price. */
export function contractColumns({
  text,
  format,
  decimalsOf,
}: {
  readonly text: TextFunction<MicroOptionsTexts>;
  readonly format: Formatter;
  readonly decimalsOf: PriceDecimals;
}): Column<Contract>[] {
  return [
    {
      id: 'pair',
      header: text('orders.pair'),
      cell: ({ symbol, seconds }) => `${symbol} · ${text('panel.seconds', { seconds: seconds ?? NO_VALUE })}`,
    },
    {
      id: 'amount',
      header: text('orders.amount'),
      isNumeric: true,
      cell: ({ amount, currency }) => `${format.amount(amount, AMOUNT_DECIMALS)} ${currency}`,
    },
    {
      id: 'open',
      header: text('orders.openPrice'),
      isNumeric: true,
      cell: (row) => (
        <DirectionMark direction={row.direction}>{format.price(row.openPrice, decimalsOf(row))}</DirectionMark>
      ),
    },
  ];
}
