import { anyContent, confirmation, decimal, defineCall, id, list, text } from '../wire';
import { EXIT_TYPES, LIMIT_TYPES, pairKeys, TRAIL_UNITS, type ExitType, type LimitType } from '../market';
import * as v from 'valibot';

const own = { method: 'POST', access: 'required' } as const;
const side = v.picklist(['in', 'out']);

/** Distance and unit of a trailing stop; sent together, and only to a back end that announces `trailing_stop`. */
export const trailRequest = {
  trail_distance: v.optional(decimal),
  trail_unit: v.optional(v.picklist(TRAIL_UNITS)),
};

/** The exits that a buy carries; sent only to a back end that announces `attached_exits`. */
export const attachedExits = { target_profit_price: v.optional(decimal), stop_loss_price: v.optional(decimal) };

/** `order_type` of a row: the type of a limit order, or of an order that waits for its trigger price and then trades at the market. */
export const rowType = v.fallback(v.optional(v.picklist([...LIMIT_TYPES, ...EXIT_TYPES])), undefined);

const isExit = (type: LimitType | ExitType): type is ExitType => EXIT_TYPES.some((exit) => exit === type);

/** `type`: of a limit order. `exit`: of an order that trades at the market once its trigger price is reached. */
export function typesOf(type: LimitType | ExitType | undefined): {
  readonly type?: LimitType;
  readonly exit?: ExitType;
} {
  if (type === undefined) return {};
  return isExit(type) ? { exit: type } : { type };
}

const ocoReply = v.object({ oco_id: id, ids: list(id), msg: v.optional(text) });

/**
 * Place two orders for one amount, of which one cancels the other: a limit order at `price`, which waits in the book, and a stop order,
 * which trades once a trade reaches `stop_price`. A sale has its limit price above the last price and its stop price below it, a buy the
 * other way round. What one of them trades, the other loses. A cancel of one cancels both. Called only where the back end announces `oco`.
 */
export const placeOco = defineCall({
  ...own,
  path: '/transaction/oco',
  request: v.object({
    ...pairKeys,
    type: side,
    /** Limit price of the order that waits in the book. */
    price: decimal,
    num: decimal,
    /** Trigger price of the stop order. */
    stop_price: decimal,
    /** Limit price of the stop order once it is triggered. Missing: a sale trades at the market; a buy needs it. */
    stop_limit_price: v.optional(decimal),
  }),
  reply: v.pipe(
    anyContent<v.InferInput<typeof ocoReply>>(),
    v.transform((wire) => {
      const read = v.safeParse(ocoReply, wire);
      return {
        /** The server's text. */
        text: v.parse(confirmation, wire),
        /** Identity of the two, which their rows have; `undefined` if the back end does not send it. */
        ocoId: read.success ? read.output.oco_id : undefined,
        /** The limit order and the stop order. */
        orderIds: read.success ? read.output.ids : [],
      };
    }),
    v.metadata({ documented: ocoReply }),
  ),
});

/**
 * Set the exits of an order that carries them, or of what it has bought: all of them together, 0 means none. `id` is that of the order, also
 * after it has filled. `trail_distance` above 0 makes the stop loss a trailing one. Called only where the back end announces
 * `attached_exits`.
 */
export const amendExits = defineCall({
  ...own,
  path: '/transaction_exits',
  request: v.object({ id, target_profit_price: decimal, stop_loss_price: decimal, ...trailRequest }),
  reply: confirmation,
});
