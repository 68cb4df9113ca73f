import { csvFileName, csvTime, type CsvFile } from '@bourse/lists';
import type { TextFunction } from '@bourse/i18n';
import type { CompletedOrder } from '@bourse/contracts/spot';
import type { SpotTexts } from '../locales/messages';
import { floorTo, times, type Decimal } from '@bourse/decimal';

/** Places of an average: more would be noise. */
const AVERAGE_PLACES = 8;

/**
 * Fills as a CSV file: a header in the user's language, exact figures, times in UTC. `averageOf` returns the average
 * price of the fill's order, if known.
 */
export function fillsCsv(
  fills: readonly CompletedOrder[],
  text: TextFunction<SpotTexts>,
  averageOf: (fill: CompletedOrder) => Decimal | undefined,
): CsvFile {
  const header = [
    text('all.number'),
    text('csv.timeUtc'),
    text('orders.pair'),
    text('orders.side'),
    text('orders.price'),
    text('orders.amount'),
    text('orders.total'),
    text('csv.totalCurrency'),
    text('orders.fee'),
    text('csv.feeCurrency'),
    text('receipt.orderAverage'),
  ];
  const average = (fill: CompletedOrder) => {
    const known = averageOf(fill);
    return known === undefined ? '' : floorTo(known, AVERAGE_PLACES);
  };
  const rows = fills.map((fill) => [
    fill.id === undefined ? '' : String(fill.id),
    csvTime(fill.time),
    `${fill.base}/${fill.quote}`,
    fill.side === undefined ? '' : text(fill.side === 'buy' ? 'orders.buy' : 'orders.sell'),
    fill.price,
    fill.amount,
    times(fill.price, fill.amount),
    fill.quote,
    fill.fee ?? '',
    fill.feeCurrency,
    average(fill),
  ]);
  return {
    name: csvFileName(
      'spot-history',
      fills.map(({ time }) => time),
    ),
    header,
    rows,
  };
}
