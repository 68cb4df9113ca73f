import { larger, smaller, type Decimal } from '@bourse/decimal';
import type { Mark } from '../../core/mark';
import type { Direction } from './types';

export const higherOf = ({ price, average }: Mark): Decimal => larger(price, average);
export const lowerOf = ({ price, average }: Mark): Decimal => smaller(price, average);

/** The worse one for a position that closes. */
export const worseOf = (mark: Mark, direction: Direction): Decimal =>
  direction === 'long' ? lowerOf(mark) : higherOf(mark);
