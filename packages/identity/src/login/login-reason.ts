import * as v from 'valibot';

const hasReason = v.object({ reason: v.picklist(['signIn', 'outOfDate']) });

/** Why the session guard opened the login screen: there was no session, or it has expired. */
export type LoginReason = v.InferOutput<typeof hasReason>['reason'];

/** The reason of a history state; `undefined` if it has none. */
export function loginReasonOf(state: unknown): LoginReason | undefined {
  const read = v.safeParse(hasReason, state);
  return read.success ? read.output.reason : undefined;
}
