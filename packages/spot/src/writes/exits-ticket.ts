import type { AttachedExits } from '../rules/order-exits';

/** The exits of a buy, all together: what is missing is removed. */
export interface ExitsTicket extends AttachedExits {
  /** Number of the buy, also after it has filled. */
  readonly id: number;
  readonly baseId: number;
  readonly quote: string;
}

/** `gone`: neither the buy nor an exit of it is open. */
export type ExitsFinding = 'set' | 'unchanged' | 'gone';
