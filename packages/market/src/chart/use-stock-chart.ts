import { useEffect, useState } from 'react';
import type * as stockChart from './stock-chart';

type StockChartModule = typeof stockChart;

export type LoadedChart =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly StockChart: StockChartModule['StockChart'] };

/** A chunk that has not come by then will not come (trading side, section 9). */
const CHUNK_TIME_LIMIT_MS = 120_000;

let loaded: StockChartModule | undefined;

async function load(signal: AbortSignal): Promise<StockChartModule> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the chart chunk did not come in time')), CHUNK_TIME_LIMIT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  loaded = await Promise.race([import('./stock-chart'), tooLate]);
  return loaded;
}

/**
 * The plot's chunk, fetched when a chart is first shown. Not `lazy()`: a chunk that did not come can be asked for again
 * here, and the toolbar around it stays.
 */
export function useStockChart(): LoadedChart {
  const [attempt, setAttempt] = useState(0);
  const [module, setModule] = useState(loaded);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (loaded) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const fetchChunk = async () => {
      try {
        const fetched = await load(signal);
        if (!signal.aborted) setModule(fetched);
      } catch {
        if (!signal.aborted) setFailed(attempt);
      }
    };
    void fetchChunk();
    return () => abort.abort();
  }, [attempt]);
  if (module) return { status: 'ready', StockChart: module.StockChart };
  if (failed === attempt) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'loading' };
}
