import type { Decimal } from '@bourse/decimal';
import type { LimitType, OrderMode, Pair, PairId, Side } from '@bourse/contracts/market';
import { limitTypeOf } from './limit-types';
import { attachedExits, type AttachedExits } from './order-exits';
import { blockingProblems, findProblems } from './order-problems';
import { summarise, type Draft, type OrderInput } from './order-rules';

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
  /** Of a limit order that is not a plain one. */
  readonly type?: LimitType | undefined;
  /** Trigger price of a stop-limit order. */
  readonly trigger?: Decimal | undefined;
  /** Take profit and stop loss that a buy carries. */
  readonly exits?: AttachedExits | undefined;
  /** A sale that waits for its trailing stop, and then trades at the market; `trail` is its distance. */
  readonly exit?: 'trailing_stop' | undefined;
  readonly trail?: AttachedExits['trail'];
  /** The content of the form: it is cleared once the order is placed, unless the user has typed since. */
  readonly draft?: Draft | undefined;
}

/** The order that the form describes, with everything that the user entered; `undefined` where it has a problem that blocks it. */
export function orderTicket(
  { id, baseId, quoteId, base, quote }: Pick<Pair, 'id' | 'baseId' | 'quoteId' | 'base' | 'quote'>,
  input: OrderInput,
): OrderTicket | undefined {
  const summary = summarise(input);
  const { price, amount } = summary;
  const { side, mode, draft } = input;
  const problems = blockingProblems(side, findProblems(input, summary));
  if (problems.length > 0 || price === undefined || amount === undefined) return undefined;
  const type = limitTypeOf(input);
  const special = type && { type, ...(type === 'stop_limit' && { trigger: draft.trigger }) };
  const exits = attachedExits(input);
  return {
    pair: id,
    baseId,
    quoteId,
    base,
    quote,
    side,
    mode,
    price,
    amount,
    draft,
    ...special,
    ...(exits && { exits }),
  };
}
