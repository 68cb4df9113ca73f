import { readStored, writeStored } from '@bourse/storage';
import { useState } from 'react';
import { CHART_KINDS, type ChartKind } from './chart-kind';

const KIND_KEY = 'bourse.chart.kind';

const storedKind = (): ChartKind => {
  const stored = readStored(KIND_KEY);
  return CHART_KINDS.find((kind) => kind === stored) ?? 'candles';
};

/** The chart type, which is stored on this device. */
export function useKind(): { readonly kind: ChartKind; readonly onKind: (kind: ChartKind) => void } {
  const [kind, setKind] = useState(storedKind);
  return {
    kind,
    onKind: (next) => {
      setKind(next);
      writeStored(KIND_KEY, next);
    },
  };
}
