import {
  confirmation,
  decimal,
  decimalOrUnknown,
  defineCall,
  id,
  int,
  list,
  maybeDecimal,
  maybeTime,
  page,
  text,
} from '../wire';
import * as v from 'valibot';

/** Steps of a launch (money side, section 2): the server sends the number of the present step, from 1. */
export const LAUNCH_STEPS = ['preheat', 'start', 'end', 'result'] as const;

/** `status` of a subscription (money side, section 3). */
export const RECORD_STATUS = { locked: 1, unlockable: 2, completed: 3 } as const;
export type RecordStatus = keyof typeof RECORD_STATUS;

const maybeNumber = v.fallback(v.optional(int), undefined);

/** The launch of the platform's token (money side, section 3, "Launch info"). */
export const launchInfo = defineCall({
  method: 'GET',
  path: '/user/upstart',
  access: 'optional',
  request: v.object({}),
  reply: v.pipe(
    v.object({
      c_name: text,
      abstract: text,
      /** Rich text of the project. */
      content: text,
      total: decimal,
      /** The unsold part of `total`. */
      sy: decimalOrUnknown,
      start_time2: maybeTime,
      end_time2: maybeTime,
      /** USDT for one token. */
      buymoney: decimal,
      step: v.fallback(int, 0),
      /** Lock period of bought tokens, hours. */
      iepn_scz: maybeDecimal,
      detail: v.fallback(v.nullish(v.object({ balance: decimalOrUnknown })), undefined),
      /** Optional: heading of the launch, address of the whitepaper, and when the result is published. */
      title: text,
      whitepaper: text,
      result_time: maybeTime,
      /** Optional, where a launch collects commitments and allocates them: committed quantity, and most per user. */
      committed: maybeDecimal,
      cap: maybeDecimal,
    }),
    v.transform((wire) => ({
      name: wire.c_name,
      title: wire.title === '' ? wire.c_name : wire.title,
      abstract: wire.abstract,
      content: wire.content,
      total: wire.total,
      /** `undefined` where it is not sent. */
      remaining: wire.sy,
      startsAt: wire.start_time2,
      endsAt: wire.end_time2,
      resultAt: wire.result_time,
      price: wire.buymoney,
      /** Number of the present one of {@link LAUNCH_STEPS}, from 1; 0 before the first. */
      step: Math.min(Math.max(wire.step, 0), LAUNCH_STEPS.length),
      freezeHours: wire.iepn_scz,
      /** USDT of the user; `undefined` for a visitor and where it is not sent. */
      balance: wire.detail?.balance,
      committed: wire.committed,
      cap: wire.cap,
      whitepaper: wire.whitepaper === '' ? undefined : wire.whitepaper,
    })),
  ),
});
export type Launch = v.InferOutput<(typeof launchInfo)['reply']>;

const own = { method: 'POST', access: 'required' } as const;

/** Subscribes. `amount` is the quantity, `buymoney` the price that the user confirmed. The reply is the server's text. */
export const subscribe = defineCall({
  ...own,
  path: '/user/up_order',
  request: v.object({ amount: decimal, buymoney: decimal }),
  reply: confirmation,
});

const statusOf = (status: number): RecordStatus => {
  if (status === RECORD_STATUS.completed) return 'completed';
  return status === RECORD_STATUS.unlockable ? 'unlockable' : 'locked';
};

/** A subscription of the user (money side, section 3, "Subscription row"). */
export const subscriptionRecord = v.pipe(
  v.object({
    id,
    currency_name: text,
    created_at: maybeTime,
    endtime_at: maybeTime,
    price: decimal,
    amount: decimal,
    status: v.fallback(int, RECORD_STATUS.locked),
  }),
  v.transform((wire) => ({
    id: wire.id,
    currency: wire.currency_name,
    subscribedAt: wire.created_at,
    /** When the lock ends. */
    unlocksAt: wire.endtime_at,
    /** USDT for one token. */
    price: wire.price,
    quantity: wire.amount,
    status: statusOf(wire.status),
  })),
);
export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecord>;

/** The user's subscriptions, newest first. */
export const subscriptionRecords = defineCall({
  ...own,
  path: '/user/uplists',
  request: v.object({ limit: int, page: int }),
  reply: v.pipe(
    page(subscriptionRecord, v.object({ data: list(subscriptionRecord), limit: maybeNumber, page: maybeNumber })),
    v.transform(({ rows }) => rows),
  ),
});

/** Unlocks the tokens of a subscription. The reply is the server's text. */
export const unlock = defineCall({ ...own, path: '/user/unlock', request: v.object({ id }), reply: confirmation });
