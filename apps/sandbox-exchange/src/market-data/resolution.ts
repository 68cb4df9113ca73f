import { RESOLUTIONS, type Resolution } from '@bourse/contracts/bars';
import type { BaseResolution } from '../store/types';

/** The stored resolution from which a resolution is folded. */
export function baseOf(resolution: Resolution): BaseResolution {
  const { minutes } = RESOLUTIONS[resolution];
  if (minutes < 60) return '1min';
  return minutes < 1440 ? '60min' : '1D';
}

/** The client's name of a stored resolution. */
export const RESOLUTION_OF_BASE: Readonly<Record<BaseResolution, Resolution>> = {
  '1min': '1',
  '60min': '60',
  '1D': '1D',
};
