import { csvFileName, csvTime, useCsvExport } from '@bourse/lists';
import type { PairId } from '@bourse/contracts/market';
import { zoneName } from '@bourse/i18n';
import { useTimeZone } from '@bourse/i18n';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { netProfit } from '../rules/net-profit';
import { useClosedPositions, useReadClosed } from './use-closed-positions';
import { journalStatistics, profitCalendar } from '@bourse/trading';

const resultOf = (order: LeverOrder) => ({
  closedAt: order.completedAt ?? order.handledAt,
  profit: netProfit(order),
});

/** All closed positions, of one pair or of all pairs, with their statistics, and their export as a CSV file. */
export function useJournal(only: PairId | undefined) {
  const text = leverMessages.useText();
  const readAll = useReadClosed(only);
  const { timeZone: zone } = useTimeZone();
  const { orders } = useClosedPositions(only);
  const exporting = useCsvExport();
  const results = orders.map(resultOf);
  return {
    orders,
    statistics: journalStatistics(results),
    days: profitCalendar(results, zoneName(zone)),
    isExporting: exporting.isExporting,
    onExport: () =>
      exporting.onExport(async (onCount) => {
        const { data } = await readAll(onCount);
        if (!data) return undefined;
        return {
          name: csvFileName(
            'leverage-history',
            data.map(({ completedAt }) => completedAt),
          ),
          header: [
            'ID',
            'Pair',
            'Side',
            'Lots',
            'Entry',
            'Exit',
            'Margin',
            'P/L',
            'Fee',
            'Overnight',
            'Net P/L',
            'Opened',
            'Closed',
          ],
          rows: data.map((order) => [
            String(order.id),
            order.symbol,
            text(order.direction === 'long' ? 'side.long' : 'side.short'),
            order.lots,
            order.entryPrice,
            order.markPrice ?? '',
            order.initialMargin ?? '',
            order.profit ?? '',
            order.tradeFee ?? '',
            order.overnightFee ?? '',
            netProfit(order) ?? '',
            csvTime(order.openedAt),
            csvTime(order.completedAt ?? order.handledAt),
          ]),
        };
      }),
  };
}
