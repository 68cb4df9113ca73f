import type { Formatter, TextFunction } from '@bourse/i18n';
import { Button, type Column } from '@bourse/ui-kit';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { ProfitText } from './profit-text';
import type { MicroOptionsTexts } from '../locales/messages';
import { netProfit } from '../rules/net-profit';
import { contractColumns } from './contract-columns';
import type { PriceDecimals } from './use-price-decimals';

export interface SettledColumns {
  readonly text: TextFunction<MicroOptionsTexts>;
  readonly format: Formatter;
  readonly decimalsOf: PriceDecimals;
  /** The user's note on a row. */
  readonly note: Column<OptionOrder>;
  /** The chart of a row. */
  readonly chart: Column<OptionOrder>;
  /** Opens the settlement record of a row. */
  readonly onVerify: (order: OptionOrder) => void;
}

/** The columns of settled options (money side, section 2). */
export function settledColumns({
  text,
  format,
  decimalsOf,
  note,
  chart,
  onVerify,
}: SettledColumns): Column<OptionOrder>[] {
  return [
    ...contractColumns({ text, format, decimalsOf }),
    {
      id: 'end',
      header: text('orders.endPrice'),
      isNumeric: true,
      cell: (row) => format.price(row.endPrice, decimalsOf(row)),
    },
    { id: 'fee', header: text('orders.fee'), isNumeric: true, cell: ({ fee }) => format.money(fee) },
    {
      id: 'profit',
      header: text('orders.profit'),
      isNumeric: true,
      cell: (row) => <ProfitText value={netProfit(row)} unit={row.currency} />,
    },
    note,
    chart,
    {
      id: 'verify',
      header: text('record.verify'),
      hideHeader: true,
      cell: (row) => (
        <Button size="small" tone="quiet" onClick={() => onVerify(row)}>
          {text('record.verify')}
        </Button>
      ),
    },
  ];
}
