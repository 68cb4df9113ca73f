import { defineEvent } from '../events';
import { confirmation, defineCall, id, maybeTime, text } from '../wire';
import * as v from 'valibot';

/*
 * Recovery of an account whose second factor is lost. Beyond the specification; called only where the back end announces `recovery`. A request
 * wants the password and a code that is sent to the account (a mail, or a text message where the account is a phone number). Staff approve it, a waiting time runs, and then the second factor is off. Every session of the account
 * can cancel the request.
 */

const nothing = v.object({});
const owner = { user_string: v.pipe(v.string(), v.maxLength(120)), password: v.pipe(v.string(), v.maxLength(16)) };

/** `review`: staff look at it. `approved`: the waiting time runs. `done`: the second factor has ended. */
export const RECOVERY_STATUSES = ['none', 'review', 'approved', 'refused', 'cancelled', 'done'] as const;
export type RecoveryStatus = (typeof RECOVERY_STATUSES)[number];

const recovery = v.pipe(
  v.object({
    id: v.fallback(v.optional(id), undefined),
    status: v.picklist(RECOVERY_STATUSES),
    requested_at: maybeTime,
    ends_at: maybeTime,
    reason: text,
  }),
  v.transform(({ requested_at: requestedAt, ends_at: endsAt, ...wire }) => ({ ...wire, requestedAt, endsAt })),
);
export type Recovery = v.InferOutput<typeof recovery>;

/** The latest request of an account. Wants the password, as a log-in does; wrong ones are bounded together with those of log-ins. */
export const recoveryState = defineCall({
  method: 'POST',
  path: '/user/recovery/state',
  access: 'public',
  request: v.object(owner),
  reply: recovery,
});

/** Sends the code that a request wants to the account. */
export const sendRecoveryCode = defineCall({
  method: 'POST',
  path: '/user/recovery/code',
  access: 'public',
  request: v.object({ ...owner, lan: v.string() }),
  reply: confirmation,
});

/** Requests the recovery. A request that is open ends, and with it its waiting time. */
export const requestRecovery = defineCall({
  method: 'POST',
  path: '/user/recovery/request',
  access: 'public',
  request: v.object({ ...owner, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  reply: recovery,
});

/** The latest request of the user's own account, for a running session. */
export const ownRecovery = defineCall({
  method: 'GET',
  path: '/user/recovery',
  access: 'required',
  request: nothing,
  reply: recovery,
});

/** Cancels the open request. Wants no second factor: who is logged in can always stop it. */
export const cancelRecovery = defineCall({
  method: 'POST',
  path: '/user/recovery/cancel',
  access: 'required',
  request: v.object({ id }),
  reply: confirmation,
});

/** In a refusal of a log-in for want of a second factor: 1 where its loss can be reported. */
export const recoveryOffer = v.object({ recovery: v.literal(1) });

/** `recovery`: a request of the own account was made, decided, cancelled or carried out. */
export const recoveryTouched = defineEvent({
  name: 'recovery',
  delivery: 'every',
  key: () => 'user',
  payload: v.object({ id }),
});
