import { sum } from '@bourse/decimal';
import { NO_VALUE, type Formatter, type TextFunction } from '@bourse/i18n';
import type { Column } from '@bourse/ui-kit';
import type { PriceDecimals } from '../account/use-price-decimals';
import type { LeverOrder } from '@bourse/contracts/lever';
import { lotsIn } from '../locales/lots-in';
import type { LeverTexts } from '../locales/messages';
import { ClosedLinks } from './closed-links';
import { ProfitText } from '../figures/profit-text';
import { TwoLines } from './two-lines';

export interface FilledColumnInput {
  readonly text: TextFunction<LeverTexts>;
  readonly format: Formatter;
  readonly decimalsOf: PriceDecimals;
}

/** Columns of filled reduce-only orders: their price, which is the close price, and what they closed. */
export function filledColumns({ text, format, decimalsOf }: FilledColumnInput): Column<LeverOrder>[] {
  return [
    {
      id: 'price',
      header: text('orders.closePrice'),
      isNumeric: true,
      cell: (order) => format.price(order.entryPrice, decimalsOf(order)),
    },
    {
      id: 'closes',
      header: text('filled.closed'),
      cell: ({ closes }) =>
        closes === undefined ? (
          NO_VALUE
        ) : (
          <TwoLines>
            {text('batch.lots', lotsIn(format, sum(closes.map(({ lots }) => lots))))}
            <small>
              <ClosedLinks closes={closes} />
            </small>
          </TwoLines>
        ),
    },
    {
      id: 'profit',
      header: text('orders.profit'),
      isNumeric: true,
      // Without what it closed, the P/L is not that of the order: it is zero.
      cell: ({ closes, profit }) => (closes === undefined ? NO_VALUE : <ProfitText value={profit} />),
    },
  ];
}
