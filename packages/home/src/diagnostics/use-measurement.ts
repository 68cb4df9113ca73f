import { readFresh } from '@bourse/api-client';
import { useAppDispatch } from '@bourse/feature-kit';
import { quotationNew } from '@bourse/contracts/market';
import { useState } from 'react';
import { measurementOf, type Measurement } from '../rules/measurement';

/** Requests of one measurement, one after the other. */
const REQUESTS = 5;

export type MeasurementState =
  | { readonly kind: 'idle' | 'running' | 'failed' }
  | { readonly kind: 'done'; readonly measurement: Measurement };

/** Measures the round trip of a public read on demand. */
export function useMeasurement() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<MeasurementState>({ kind: 'idle' });
  const measure = async () => {
    setState({ kind: 'running' });
    const times: number[] = [];
    for (let request = 0; request < REQUESTS; request += 1) {
      const sentAt = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- requests beside each other would wait for each other
      const { error } = await dispatch(readFresh(quotationNew, {}));
      if (error) break;
      times.push(performance.now() - sentAt);
    }
    const measurement = measurementOf(times);
    setState(measurement ? { kind: 'done', measurement } : { kind: 'failed' });
  };
  return { state, measure: () => void measure() };
}
