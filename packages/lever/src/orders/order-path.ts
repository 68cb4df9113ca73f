import { pathWith } from '@bourse/feature-kit';
import { PATHS } from '../paths';

/** Address of the page of an order. */
export const orderPath = (id: number): string => pathWith(PATHS.transaction, { id });
