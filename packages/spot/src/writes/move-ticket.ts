import type { Decimal } from '@bourse/decimal';
import type { OrderTicket } from '../rules/order-ticket';

/** An open order and the price that it moves to. `order`: as it was pressed; `amount` is what remained of it. */
export interface MoveTicket {
  readonly id: number;
  readonly from: Decimal;
  /** The order at the new price. */
  readonly order: OrderTicket;
  /** The whole amount, with its filled part, where the back end moves an order in one step. */
  readonly whole?: Decimal | undefined;
}
