import { RESOLUTIONS, type Resolution } from '../../contract';

/**
 * All resolutions, shortest first. Object order: integer-like keys come first in ascending order, then the others as
 * written.
 */
export const resolutionsInOrder = Object.keys(RESOLUTIONS).filter((key): key is Resolution => key in RESOLUTIONS);

/** The next longer (1) or shorter (-1) resolution; at an end, the same. */
export function steppedResolution(resolution: Resolution, by: 1 | -1): Resolution {
  return resolutionsInOrder[resolutionsInOrder.indexOf(resolution) + by] ?? resolution;
}
