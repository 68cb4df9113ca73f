import type { TextFunction } from '@bourse/i18n';
import type { CompletedOrder } from '../contract';
import type { SpotTexts } from '../locales';
import { floorTo, times, type Decimal } from '@bourse/decimal';
import { toCsv } from './csv';

/** A spreadsheet reads the file as UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\uFEFF';

const isoTime = (time: number | undefined) => (time === undefined ? '' : new Date(time).toISOString());

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Places of an average: more would be noise. */
const AVERAGE_PLACES = 8;

/**
 * Fills as the text of a CSV file: a header in the reader's language, exact figures, moments in UTC. `averageOf` is the average
 * price of the order that a fill is of, where it is known.
 */
export function fillsCsv(
  fills: readonly CompletedOrder[],
  text: TextFunction<SpotTexts>,
  averageOf: (fill: CompletedOrder) => Decimal | undefined,
): string {
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
    isoTime(fill.time),
    `${fill.base}/${fill.quote}`,
    text(fill.side === 'buy' ? 'orders.buy' : 'orders.sell'),
    fill.price,
    fill.amount,
    times(fill.price, fill.amount),
    fill.quote,
    fill.fee ?? '',
    fill.feeCurrency,
    average(fill),
  ]);
  return BYTE_ORDER_MARK + toCsv([header, ...rows]);
}

/** `spot-history_2026-11-01_2026-11-20.csv`: the days (UTC) of the oldest and the newest fill. */
export function fillsFileName(fills: readonly CompletedOrder[]): string {
  const moments = fills.flatMap(({ time }) => (time === undefined ? [] : [time]));
  if (moments.length === 0) return 'spot-history.csv';
  return `spot-history_${day(Math.min(...moments))}_${day(Math.max(...moments))}.csv`;
}
