import { useLayoutEffect, useState } from 'react';
import type { ChartLook } from './chart-look';

/** The look of the chart to mount; `undefined` until the next commit when the look changes, which destroys the chart before. */
export function useMountedLook(look: ChartLook): ChartLook | undefined {
  // The first layout gives the width, and with it another look: only the second one is mounted.
  const [laidOut, setLaidOut] = useState<ChartLook>();
  // oxlint-disable-next-line react/set-state-in-effect -- the commit in between destroys the chart of the look before
  useLayoutEffect(() => setLaidOut(look), [look]);
  return laidOut === look ? look : undefined;
}
