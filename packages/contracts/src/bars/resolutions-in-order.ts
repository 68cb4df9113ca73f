import { RESOLUTIONS, type Resolution } from './resolutions';

/**
 * All resolutions, shortest first. Object order: integer-like keys come first in ascending order, then the others as
 * written.
 */
export const resolutionsInOrder = Object.keys(RESOLUTIONS).filter((key): key is Resolution => key in RESOLUTIONS);
