import { resolutionsInOrder, type Resolution } from '@bourse/contracts/bars';

/** The next longer (1) or shorter (-1) resolution; at an end, the same. */
export function steppedResolution(resolution: Resolution, by: 1 | -1): Resolution {
  return resolutionsInOrder[resolutionsInOrder.indexOf(resolution) + by] ?? resolution;
}
