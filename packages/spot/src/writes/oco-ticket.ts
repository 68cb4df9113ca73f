import type { Decimal } from '@bourse/decimal';
import type { Side } from '@bourse/contracts/market';

/** An OCO as it was confirmed. */
export interface OcoTicket {
  readonly baseId: number;
  readonly quoteId: number;
  readonly base: string;
  readonly quote: string;
  readonly side: Side;
  readonly amount: Decimal;
  readonly price: Decimal;
  readonly stop: Decimal;
  readonly stopLimit?: Decimal | undefined;
}

/** `unsure`: one of both orders is there, or there are changes that may belong to them. */
export type OcoFinding = 'placed' | 'nothing' | 'unsure';
