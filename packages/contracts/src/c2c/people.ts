import { confirmation, defineCall, id, list, text } from '../wire';
import * as v from 'valibot';

/** What a user has another one as: the ads of a followed user can be listed alone; two users of whom one has blocked the other do not trade. */
export const RELATIONS = ['followed', 'blocked'] as const;
export type Relation = (typeof RELATIONS)[number];

const relation = v.picklist(RELATIONS);

/** Users whom the user follows or has blocked. Beyond the specification; only where `c2c_relations` is announced. */
export const relations = defineCall({
  method: 'GET',
  path: '/c2c/relations',
  access: 'required',
  request: v.object({}),
  reply: list(v.object({ id, name: text, relation })),
});
export type RelatedUser = v.InferOutput<typeof relations.reply>[number];

/** Follows or blocks a user in place of what the user was before, or ends both (`none`). The same again is confirmed. */
export const relate = defineCall({
  method: 'POST',
  path: '/c2c/relate',
  access: 'required',
  request: v.object({ id, relation: v.picklist([...RELATIONS, 'none']) }),
  reply: confirmation,
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Days on the wire: `1,2,5`; 1 is Monday. */
const days = v.pipe(
  v.string(),
  v.regex(/^[1-7](,[1-7]){0,6}$/),
  v.transform((wire) => [...new Set(wire.split(',').map(Number))].toSorted((a, b) => a - b)),
);

/**
 * Hours of a week in which the ads of a user can be taken, in a time zone of the IANA list. A `close` that is not after `open` is on the next day.
 */
export const weekHours = v.pipe(
  v.object({ days, open: v.pipe(v.string(), v.regex(TIME)), close: v.pipe(v.string(), v.regex(TIME)), zone: text }),
  v.transform((wire): WeekHours => wire),
);
export interface WeekHours {
  /** 1 is Monday. */
  readonly days: readonly number[];
  readonly open: string;
  readonly close: string;
  readonly zone: string;
}
export const maybeHours = v.fallback(v.optional(weekHours), undefined);

/** The user's own hours; none: always open. Only where `c2c_hours` is announced. */
export const businessHours = defineCall({
  method: 'GET',
  path: '/c2c/hours',
  access: 'required',
  request: v.object({}),
  reply: v.object({ hours: maybeHours }),
});

/** Replaces the user's own hours; without days the user is always open. */
export const saveHours = defineCall({
  method: 'POST',
  path: '/c2c/hours',
  access: 'required',
  request: v.object({ days: v.string(), open: v.string(), close: v.string(), zone: v.string() }),
  reply: confirmation,
});
