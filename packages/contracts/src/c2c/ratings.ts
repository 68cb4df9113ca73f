import { confirmation, defineCall, flag, id, int, maybeDecimal, maybeTime, text } from '../wire';
import * as v from 'valibot';

/** What a party of a completed order says of the other. */
export const RATINGS = ['good', 'bad'] as const;
export type Rating = (typeof RATINGS)[number];

/** Longest text of a rating, characters. */
export const LONGEST_RATING = 200;

/** A rating of one order; one without a known value is none. */
export const orderRating = v.pipe(
  v.object({
    value: v.picklist(RATINGS),
    text,
    /** 1: the user may still change it. Of the user's own rating only. */
    open: v.optional(flag),
    create_time: maybeTime,
  }),
  v.transform(({ open, create_time, ...wire }) => ({ ...wire, isOpen: open ?? false, ratedAt: create_time })),
);
export type OrderRating = v.InferOutput<typeof orderRating>;

export const maybeRating = v.fallback(v.optional(orderRating), undefined);

/** Number of ratings of a user, and the share of good ones in per cent; unknown if one of them is missing. */
export const reputationFields = { ratings: v.fallback(v.optional(int), undefined), good_rate: maybeDecimal };
export const reputationOf = ({
  ratings,
  good_rate,
}: v.InferOutput<v.ObjectSchema<typeof reputationFields, undefined>>) =>
  ratings === undefined || ratings <= 0 || good_rate === undefined
    ? undefined
    : { count: ratings, goodRate: good_rate };
export type Reputation = NonNullable<ReturnType<typeof reputationOf>>;

/**
 * A party of a completed order rates the other, once; the rating can be changed for 24 hours. The same rating again is confirmed.
 * Beyond the specification; called only where the back end announces `c2c_ratings`.
 */
export const rateOrder = defineCall({
  method: 'POST',
  path: '/c2c/rate',
  access: 'required',
  request: v.object({ id, value: v.picklist(RATINGS), text: v.string() }),
  reply: confirmation,
});
