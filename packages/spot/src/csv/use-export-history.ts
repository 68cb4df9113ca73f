import { saveFile, useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { useAskAllFillsMutation } from '../api';
import type { CompletedOrder } from '../contract';
import { spotMessages } from '../locales';
import { mergeFills } from '../history/rows';
import { fillsCsv, fillsFileName } from './fills-csv';

const TOAST = 'spot-csv';

/** Saves the reader's whole history as a CSV file, or the part of it that `isWanted`. */
export function useExportHistory() {
  const text = spotMessages.useText();
  const toast = useToast();
  const [askAllFills] = useAskAllFillsMutation();
  const [isExporting, setExporting] = useState(false);

  const save = async (isWanted: (fill: CompletedOrder) => boolean) => {
    const { data } = await askAllFills();
    if (data === undefined) {
      toast.error(text('csv.failed'), TOAST);
      return;
    }
    const fills = mergeFills([data]).filter(isWanted);
    if (fills.length === 0) {
      toast.info(text('csv.nothing'), TOAST);
      return;
    }
    const name = fillsFileName(fills);
    saveFile(new Blob([fillsCsv(fills, text)], { type: 'text/csv;charset=utf-8' }), name);
    toast.success(text('csv.saved', { name }), TOAST);
  };

  return {
    isExporting,
    onExport: (isWanted: (fill: CompletedOrder) => boolean) => {
      setExporting(true);
      void save(isWanted).finally(() => setExporting(false));
    },
  };
}
