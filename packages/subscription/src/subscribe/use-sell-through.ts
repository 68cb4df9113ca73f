import type { Decimal } from '@bourse/decimal';
import { useState } from 'react';
import { sellThrough, withSample, type SellThrough, type StockSample } from '../rules/sell-through';

/** Samples the remaining stock while the screen is open. `readAt`: when the launch was read, epoch milliseconds. */
export function useSellThrough(remaining: Decimal | undefined, readAt: number | undefined): SellThrough | undefined {
  const [samples, setSamples] = useState<readonly StockSample[]>([]);
  if (remaining !== undefined && readAt !== undefined && samples.at(-1)?.at !== readAt) {
    setSamples(withSample(samples, { at: readAt, remaining }));
  }
  return sellThrough(samples);
}
