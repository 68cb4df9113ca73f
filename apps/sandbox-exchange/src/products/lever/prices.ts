import { larger, smaller, type Decimal } from '@bourse/decimal';
import type { Mark } from '../../core/mark';

export const higherOf = ({ price, average }: Mark): Decimal => larger(price, average);
export const lowerOf = ({ price, average }: Mark): Decimal => smaller(price, average);
