import type { LeverState } from '../state';
import { csvFileName, csvTime, readAllPages, useCsvExport, useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import { selectIsLoggedIn } from '@bourse/api-client';
import type { PairId } from '@bourse/market/contract';
import { zoneName } from '@bourse/i18n';
import { useTimeZone } from '@bourse/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useLeverOrdersQuery } from '../api';
import { PAGE_SIZE, type LeverOrder } from '../contract';
import { leverMessages } from '../locales/messages';
import { netProfit } from '../rules/net-profit';
import { readOrders } from '../api/read-orders';
import { skipToken } from '@reduxjs/toolkit/query';
import { journalStatistics, profitCalendar } from '@bourse/trading';

const NONE: readonly LeverOrder[] = [];

const resultOf = (order: LeverOrder) => ({
  closedAt: order.completedAt ?? order.handledAt,
  profit: netProfit(order),
});

/** Reads all closed positions from the server. */
function useReadClosed(only: PairId | undefined) {
  const dispatch = useAppDispatch<LeverState>();
  return (onCount?: (count: number) => void) =>
    readAllPages<LeverOrder>(
      (page) => dispatch(readOrders({ list: 'closed', pair: only, page })),
      ({ id }) => String(id),
      onCount,
    );
}

/** All closed positions: the first page, then all pages once they are read. */
function useClosedPositions(only: PairId | undefined, readAll: ReturnType<typeof useReadClosed>) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [read, setRead] = useState<{
    readonly only: PairId | undefined;
    readonly total: number;
    readonly orders: readonly LeverOrder[];
  }>();
  const of = only === undefined ? {} : { pair: only };
  const first = useLeverOrdersQuery(isLoggedIn ? { list: 'closed', ...of, page: 1 } : skipToken);
  const total = first.currentData?.total;

  // The first page is enough for a short list; a longer one is read to its end once for each total.
  useEffect(() => {
    if (total === undefined || total <= PAGE_SIZE) return undefined;
    let isCurrent = true;
    const keepAll = async () => {
      const { data } = await readAll();
      if (isCurrent && data) setRead({ only, total, orders: data });
    };
    void keepAll();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- read again for another pair or another number of positions
  }, [only, total]);

  const isRead = read !== undefined && read.only === only && read.total === total;
  return isRead ? read.orders : (first.currentData?.orders ?? NONE);
}

/** All closed positions, of one pair or of all pairs, with their statistics, and their export as a CSV file. */
export function useJournal(only: PairId | undefined) {
  const text = leverMessages.useText();
  const readAll = useReadClosed(only);
  const { timeZone: zone } = useTimeZone();
  const orders = useClosedPositions(only, readAll);
  const exporting = useCsvExport();
  return {
    ...useMemo(() => {
      const results = orders.map(resultOf);
      return { statistics: journalStatistics(results), days: profitCalendar(results, zoneName(zone)) };
    }, [orders, zone]),
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
