import { useFormat } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { saveFile } from '@bourse/feature-kit';
import { listsMessages } from '../locales/messages';
import { toCsv } from './csv';

/** Spreadsheets read a file as UTF-8 only with this at its start. */
const BYTE_ORDER_MARK = '\uFEFF';

const TOAST = 'csv-export';

/** Content of an export. */
export interface CsvFile {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads all rows of the export and reports the number of rows so far. `undefined` if they cannot be read. */
export type ReadCsv = (onCount: (count: number) => void) => Promise<CsvFile | undefined>;

/** Saves a list as a CSV file, with a toast for the result. */
export function useCsvExport() {
  const text = listsMessages.useText();
  const toast = useToast();
  const { decimalSeparator } = useFormat();
  const [count, setCount] = useState<number>();

  const save = async (read: ReadCsv) => {
    const file = await read(setCount);
    if (file === undefined) {
      toast.error(text('csv.failed'), TOAST);
      return;
    }
    const { name, header, rows } = file;
    if (rows.length === 0) {
      toast.info(text('csv.nothing'), TOAST);
      return;
    }
    const csv = BYTE_ORDER_MARK + toCsv([header, ...rows], decimalSeparator);
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name);
    toast.success(text('csv.saved', { name }), TOAST);
  };

  return {
    isExporting: count !== undefined,
    /** Rows that have arrived while the export reads; `undefined` where none is under way. */
    count,
    onExport: (read: ReadCsv) => {
      if (count !== undefined) return;
      setCount(0);
      void save(read).finally(() => setCount(undefined));
    },
  };
}
