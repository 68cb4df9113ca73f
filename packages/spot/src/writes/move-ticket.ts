import type { Decimal } from '@bourse/decimal';
import type { OrderTicket } from '../rules/order-ticket';

/** An open order and what it becomes. */
export interface MoveTicket {
  readonly id: number;
  readonly from: Decimal;
  /** What remained of it when the button was pressed. Left out by tickets that were stored before amounts could change: that of `order`. */
  readonly remaining?: Decimal | undefined;
  /** The order at the new price, with the amount that is to be left to fill. */
  readonly order: OrderTicket;
  /** The whole amount, with its filled part, where the back end moves an order in one step. */
  readonly whole?: Decimal | undefined;
}
