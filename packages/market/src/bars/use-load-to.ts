import type { LoadTo } from '@bourse/charts';
import { useAppDispatch, useServerNow } from '@bourse/feature-kit';
import type { Resolution } from '@bourse/contracts/bars';
import type { BarsOf } from './bars-api';
import { loadBarsTo, resolutionReaching } from './load-older-bars';

/** The exchange's time, and how bars are loaded back to a moment: a longer resolution is selected where the moment is too far back. */
export function useLoadTo(of: BarsOf, onResolution: (resolution: Resolution) => void) {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const onLoadTo: LoadTo = async (moment) => {
    const resolution = resolutionReaching(moment, now(), of.resolution);
    if (resolution !== of.resolution) onResolution(resolution);
    return { resolution, outcome: await dispatch(loadBarsTo({ ...of, resolution }, moment)) };
  };
  return { now, onLoadTo };
}
