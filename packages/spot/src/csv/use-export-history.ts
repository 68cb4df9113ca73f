import { asFailure } from '@bourse/api-client';
import { saveFile, useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { spotApi } from '../api';
import { askAllFills } from '../ask-orders';
import type { CompletedOrder } from '../contract';
import { spotMessages } from '../locales';
import type { SpotDispatch, SpotState } from '../state';
import { receiptsOf } from '../execution-receipt/match-fills';
import { selectArrivals } from '../execution-receipt/slice';
import { mergeFills } from '../history/rows';
import { fillsCsv, fillsFileName } from './fills-csv';

const TOAST = 'spot-csv';

/** Saves the reader's whole history as a CSV file, or the part of it that `isWanted`. */
export function useExportHistory() {
  const text = spotMessages.useText();
  const toast = useToast();
  const dispatch = useDispatch<SpotDispatch>();
  const store = useStore<SpotState>();
  // How many there are so far, while they are being read.
  const [count, setCount] = useState<number>();

  const askPage = async (page: number) => {
    const { data, error } = await dispatch(spotApi.endpoints.askFills.initiate(page, { track: false }));
    return error === undefined ? { data } : { error: asFailure(error) };
  };

  const save = async (isWanted: (fill: CompletedOrder) => boolean) => {
    const { data } = await askAllFills(askPage, setCount);
    if (data === undefined) {
      toast.error(text('csv.failed'), TOAST);
      return;
    }
    const fills = mergeFills([data]).filter(isWanted);
    if (fills.length === 0) {
      toast.info(text('csv.nothing'), TOAST);
      return;
    }
    const receipts = receiptsOf(selectArrivals(store.getState()), fills);
    const name = fillsFileName(fills);
    saveFile(
      new Blob([fillsCsv(fills, text, (fill) => receipts.get(fill)?.average)], { type: 'text/csv;charset=utf-8' }),
      name,
    );
    toast.success(text('csv.saved', { name }), TOAST);
  };

  return {
    isExporting: count !== undefined,
    count,
    onExport: (isWanted: (fill: CompletedOrder) => boolean) => {
      setCount(0);
      void save(isWanted).finally(() => setCount(undefined));
    },
  };
}
