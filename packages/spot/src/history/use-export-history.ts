import { freshReads } from '@bourse/api-client';
import { readAllPages, useCsvExport, rowsOfPages } from '@bourse/lists';
import { useAppDispatch, useAppStore } from '@bourse/feature-kit';
import { readFills } from '../api/read-orders';
import { fillKey } from '../rules/fill-key';
import type { CompletedOrder } from '@bourse/contracts/spot';
import { receiptsOf } from '../rules/match-fills';
import { selectArrivals } from '../execution-receipt/slice';
import { spotMessages } from '../locales/messages';
import type { SpotState } from '../state';
import { fillsCsv } from './fills-csv';

/** Saves the user's fills, all or filtered, as a CSV file. */
export function useExportHistory() {
  const text = spotMessages.useText();
  const dispatch = useAppDispatch<SpotState>();
  const store = useAppStore<SpotState>();
  const { onExport, ...state } = useCsvExport();

  const run = freshReads(dispatch);

  return {
    ...state,
    onExport: (isWanted: (fill: CompletedOrder) => boolean) =>
      onExport(async (onCount) => {
        const { data } = await readAllPages((page) => readFills(run, page), fillKey, onCount);
        if (data === undefined) return undefined;
        const fills = rowsOfPages([data]).filter(isWanted);
        const receipts = receiptsOf(selectArrivals(store.getState()), fills);
        return fillsCsv(fills, text, (fill) => receipts.get(fill)?.average);
      }),
  };
}
