import { pathWith } from '@bourse/feature-kit';
import { PATHS } from '../paths';

/** The page of one order; the side is for back ends that do not say who published the ad. */
export const orderPath = (id: number, isPublisher: boolean): string =>
  pathWith(PATHS.orders, { id, side: isPublisher ? 'publisher' : undefined });
