import { csvFileName, csvTime, type CsvFile } from '@bourse/lists';
import type { TextFunction } from '@bourse/i18n';
import type { CompletedOrder } from '@bourse/contracts/spot';
import type { PairProfit } from '../rules/pair-profit';
import { soldLots } from '../rules/sold-lots';
import type { ProfitTexts } from './locales/messages';

const idOf = (fill: CompletedOrder | undefined) => (fill?.id === undefined ? '' : String(fill.id));

/**
 * The lots for accountants: one row for each lot of each sale, then one for each lot that is still held. Times in UTC; an
 * empty cell is not known. A cost or proceeds that are divided between lots have at most 8 decimals (`moneyShares`), and sum to the
 * undivided amount exactly.
 */
export function profitCsv(
  pairs: readonly PairProfit[],
  text: TextFunction<ProfitTexts>,
  pairLabel: string,
  amountLabel: string,
): CsvFile {
  const header = [
    pairLabel,
    text('csv.state'),
    text('csv.saleId'),
    text('csv.soldUtc'),
    text('csv.buyId'),
    text('csv.boughtUtc'),
    amountLabel,
    text('sales.cost'),
    text('sales.proceeds'),
    text('sales.profit'),
    text('csv.currency'),
  ];
  const rows = pairs.flatMap(({ base, quote, sales, held }) => [
    ...sales.flatMap((sale) =>
      soldLots(sale).map(({ buy, isCovered, amount, cost, proceeds, profit }) => [
        `${base}/${quote}`,
        text(isCovered ? 'csv.sold' : 'csv.uncovered'),
        idOf(sale.fill),
        csvTime(sale.fill.time),
        idOf(buy),
        csvTime(buy?.time),
        amount,
        cost ?? '',
        proceeds ?? '',
        profit ?? '',
        quote,
      ]),
    ),
    ...held.map(({ fill, amount, cost }) => [
      `${base}/${quote}`,
      text('csv.held'),
      '',
      '',
      idOf(fill),
      csvTime(fill?.time),
      amount,
      cost ?? '',
      '',
      '',
      quote,
    ]),
  ]);
  const times = pairs.flatMap(({ sales, held }) => [...sales, ...held].map(({ fill }) => fill?.time));
  return { name: csvFileName('spot-profit', times), header, rows };
}
