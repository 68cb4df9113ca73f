import type { Decimal } from '@bourse/decimal';
import type { OrderMode, PairId, Side } from '@bourse/market/contract';
import type { Draft } from '../order-form/rules';

/** An order as it was when the button was pressed. */
export interface OrderTicket {
  readonly pair: PairId;
  readonly baseId: number;
  readonly quoteId: number;
  readonly base: string;
  readonly quote: string;
  readonly side: Side;
  readonly mode: OrderMode;
  readonly price: Decimal;
  readonly amount: Decimal;
  /** The content of the form: it is cleared once the order is placed, unless the user has typed since. */
  readonly draft?: Draft | undefined;
}
