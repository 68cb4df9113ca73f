import { minus, times, type Decimal } from '@bourse/decimal';
import type { Direction } from '@bourse/contracts/lever';
import { signed } from './direction';

/** Direction, entry price and size (base currency) of a position. */
export interface Exposure {
  readonly direction: Direction;
  readonly entryPrice: Decimal;
  readonly size: Decimal;
}

/** Unrealised P/L before fees, in quote currency: (price − entry) × size × (+1 long, −1 short). */
export function unrealisedProfit({ direction, entryPrice, size }: Exposure, price: Decimal): Decimal {
  return signed(direction, times(minus(price, entryPrice), size));
}
