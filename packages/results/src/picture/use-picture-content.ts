import { toDrawingNumber } from '@bourse/decimal';
import { useSite } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { journalMessages, toneOf, type ClosedTrade } from '@bourse/trading';
import { resultsMessages } from '../locales/messages';
import { returnOf, type ResultTotals } from '../rules/totals';
import { useProductName } from '../results/results-view';
import { useDayName } from '../results/use-day-name';
import type { PictureContent } from './picture-content';

const PER_CENT = 100;

/**
 * The texts of the picture of a trade, or of the whole result. Without `withAmounts` it has no amount of money: a trade has its return, the
 * whole result its win rate and the shape of its course.
 */
export function usePictureContent(
  trade: ClosedTrade | undefined,
  totals: ResultTotals,
  currency: string,
  withAmounts: boolean,
): PictureContent {
  const text = resultsMessages.useText();
  const journalText = journalMessages.useText();
  const format = useFormat();
  const dayName = useDayName();
  const product = useProductName();
  const { name = '' } = useSite();
  const signed = (value: ClosedTrade['profit']) =>
    `${format.decimal(value, { decimals: 2, minDecimals: 2, sign: 'always' })} ${currency}`;
  if (trade) {
    const amount = withAmounts ? [`${journalText('netProfit')}: ${signed(trade.profit)}`] : [];
    return {
      site: name,
      title: `${trade.symbol} · ${product(trade.product)}`,
      label: text('picture.return'),
      headline: format.percent(returnOf(trade), { sign: 'always' }),
      tone: toneOf(trade.profit),
      lines: [format.date(trade.closedAt), ...amount],
      course: [],
    };
  }
  const { statistics, days, course } = totals;
  const [first, last] = [days[0], days.at(-1)];
  const period = first && last ? [text('picture.period', { from: dayName(first.day), to: dayName(last.day) })] : [];
  const count = `${journalText('count')}: ${format.number(statistics.count)}`;
  const amount = withAmounts ? [`${journalText('netProfit')}: ${signed(statistics.profit)}`] : [];
  return {
    site: name,
    title: text('title'),
    label: text('picture.winRate'),
    headline: statistics.winRate === undefined ? NO_VALUE : `${(statistics.winRate * PER_CENT).toFixed(0)} %`,
    tone: toneOf(statistics.profit),
    lines: [...period, count, ...amount],
    course: course.map(({ value }) => toDrawingNumber(value)),
  };
}
