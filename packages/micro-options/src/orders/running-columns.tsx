import type { Decimal } from '@bourse/decimal';
import type { Formatter, TextFunction } from '@bourse/i18n';
import type { Column } from '@bourse/ui-kit';
import type { RunningOption } from '../api';
import { Countdown } from '../clock/countdown';
import { ProfitText } from './profit-text';
import type { MicroOptionsTexts } from '../locales/messages';
import { netProfit, netProfitAt } from '../rules/net-profit';
import { contractColumns } from './contract-columns';
import type { PriceDecimals } from './use-price-decimals';

export interface RunningColumns {
  readonly text: TextFunction<MicroOptionsTexts>;
  readonly format: Formatter;
  readonly decimalsOf: PriceDecimals;
  /** Last price of a pair. */
  readonly lastOf: (symbol: string) => Decimal | undefined;
}

/** The columns of running options (money side, section 2). A settled row shows its result until it is removed. */
export function runningColumns({ text, format, decimalsOf, lastOf }: RunningColumns): Column<RunningOption>[] {
  const price = (row: RunningOption) => row.endPrice ?? lastOf(row.symbol);
  const expected = (row: RunningOption) => {
    const at = price(row);
    return row.status === 'closed' ? netProfit(row) : at && netProfitAt(row, at);
  };
  return [
    ...contractColumns({ text, format, decimalsOf }),
    {
      id: 'price',
      header: text('orders.price'),
      isNumeric: true,
      cell: (row) => format.price(price(row), decimalsOf(row)),
    },
    {
      id: 'expected',
      header: text('orders.expected'),
      isNumeric: true,
      cell: (row) => <ProfitText value={expected(row)} unit={row.currency} />,
    },
    {
      id: 'countdown',
      header: text('orders.countdown'),
      isNumeric: true,
      cell: ({ anchor, seconds }) => <Countdown anchor={anchor} seconds={seconds} />,
    },
  ];
}
