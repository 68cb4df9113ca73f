import { useAppStore } from '@bourse/feature-kit';
import { COMPARED_AT_MOST, type ChartComparison, type ComparedPair, type ComparedSeries } from '@bourse/charts';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import { createStored } from '@bourse/storage';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { marketApi } from '../api';
import type { Pair, PairId } from '@bourse/contracts/market';
import { displayedGroups } from '../pairs/pairs';
import { useBarsQuery } from './bars-api';
import { usePolledBars } from './use-live-bars';
import { useOlderBars } from './use-older-bars';

interface Chosen extends ComparedPair {
  readonly id: PairId;
}

const pairIdSchema = v.custom<PairId>((value) => typeof value === 'string' && /^\d+-\d+$/.test(value));

/** The pairs that the user compares, on this device. */
const chosenPairs = createStored(
  'bourse.chart.compared',
  v.array(v.object({ id: pairIdSchema, symbol: v.string() })),
  [],
);

const NO_BARS: readonly Bar[] = [];

/** The bars of a compared pair, and the function that loads older ones; nothing is requested without a pair. */
function useSeries(pair: Chosen | undefined, resolution: Resolution) {
  const of = pair && { pair: pair.id, symbol: pair.symbol, resolution };
  const { currentData, isError } = useBarsQuery(of ?? skipToken);
  usePolledBars(of);
  const bars = currentData?.bars ?? NO_BARS;
  const loadOlder = useOlderBars(of, currentData?.hasOlder ?? false);
  const { id, symbol } = pair ?? {};
  const series = useMemo(
    (): ComparedSeries | undefined =>
      id === undefined || symbol === undefined ? undefined : { id, symbol, bars, hasFailed: isError },
    [id, symbol, bars, isError],
  );
  return { series, loadOlder };
}

export interface Comparison extends ChartComparison {
  /** The view is near to the oldest bar of the chart. */
  readonly onNearStart: () => void;
}

/** The pairs that are compared with one, with their bars, and the other displayed pairs. */
export function useComparison(pair: Pair, resolution: Resolution): Comparison {
  const store = useAppStore();
  const [first, second, third] = chosenPairs.useValue().filter(({ id }) => id !== pair.id);
  const a = useSeries(first, resolution);
  const b = useSeries(second, resolution);
  const c = useSeries(third, resolution);
  const series = useMemo(
    () => [a.series, b.series, c.series].filter((each) => each !== undefined),
    [a.series, b.series, c.series],
  );
  return {
    series,
    offered: () => {
      const groups = displayedGroups(marketApi.endpoints.quotation.select()(store.getState()).data ?? []);
      const symbols = new Map(groups.flatMap(({ pairs }) => pairs.map(({ id, symbol }) => [id, symbol] as const)));
      symbols.delete(pair.id);
      return [...symbols].map(([id, symbol]) => ({ id, symbol }));
    },
    onAdd: ({ id, symbol }) => {
      const added = v.safeParse(pairIdSchema, id);
      if (!added.success) return;
      chosenPairs.update((chosen) => [...chosen, { id: added.output, symbol }].slice(-COMPARED_AT_MOST));
    },
    onNearStart: () => {
      for (const { loadOlder } of [a, b, c]) void loadOlder();
    },
    onRemove: (removed) => chosenPairs.update((chosen) => chosen.filter(({ id }) => id !== removed.id)),
  };
}
