import { compareKnown, dividedBy, isZero, roundHalfUp, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { DataTable, type Column } from '@bourse/ui-kit';
import { ProfitText } from '@bourse/trading';
import { spotMessages } from '../locales/messages';
import { unrealisedProfit, type PairProfit } from '../rules/pair-profit';
import { TOTAL_PLACES } from '../rules/order-rules';
import { profitMessages } from './locales/messages';

export interface PairTableProps {
  readonly pairs: readonly PairProfit[];
  /** Last price of `BTC/USDT`; `undefined` while it is not known. */
  readonly lastPrice: (symbol: string) => Decimal | undefined;
}

const AVERAGE_PLACES = 8;

const symbolOf = ({ base, quote }: PairProfit) => `${base}/${quote}`;

/** Cost of one unit of the holding; `undefined` where nothing is held or the cost is not known. */
const averageCost = ({ holding, cost }: PairProfit) =>
  cost === undefined || isZero(holding) ? undefined : roundHalfUp(dividedBy(cost, holding), AVERAGE_PLACES);

function useColumns(lastPrice: PairTableProps['lastPrice']): Column<PairProfit>[] {
  const text = profitMessages.useText();
  const spotText = spotMessages.useText();
  const format = useFormat();
  const unrealised = (pair: PairProfit) => unrealisedProfit(pair, lastPrice(symbolOf(pair)));
  return [
    { id: 'pair', header: spotText('orders.pair'), cell: symbolOf },
    {
      id: 'held',
      header: text('pairs.held'),
      isNumeric: true,
      cell: ({ holding, base }) => format.amount(holding, undefined, base),
    },
    {
      id: 'average',
      header: text('pairs.averageCost'),
      isNumeric: true,
      cell: (pair) => format.price(averageCost(pair)),
    },
    {
      id: 'cost',
      header: text('pairs.cost'),
      isNumeric: true,
      cell: ({ cost, quote }) => format.amount(cost, TOTAL_PLACES, quote),
      compare: (a, b) => compareKnown(a.cost, b.cost),
    },
    {
      id: 'realised',
      header: text('realised'),
      isNumeric: true,
      cell: ({ realised, quote }) => <ProfitText value={realised} unit={quote} />,
      compare: (a, b) => compareKnown(a.realised, b.realised),
    },
    {
      id: 'unrealised',
      header: text('unrealised'),
      isNumeric: true,
      cell: (pair) => <ProfitText value={unrealised(pair)} unit={pair.quote} />,
      compare: (a, b) => compareKnown(unrealised(a), unrealised(b)),
    },
  ];
}

/** Realised and unrealised P/L of each pair. */
export function PairTable({ pairs, lastPrice }: PairTableProps) {
  const text = profitMessages.useText();
  const columns = useColumns(lastPrice);
  return <DataTable label={text('pairs')} columns={columns} rows={pairs} rowKey={symbolOf} empty={NO_VALUE} />;
}
