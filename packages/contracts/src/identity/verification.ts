import { confirmation, defineCall, text } from '../wire';
import * as v from 'valibot';
import { reviewStatus } from './user';

const picture = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** Submits the identity verification: name, number of the document, addresses of three uploaded photos. */
export const submitIdentity = defineCall({
  method: 'POST',
  path: '/user/real_name',
  access: 'required',
  request: v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    card_id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    front_pic: picture,
    reverse_pic: picture,
    hand_pic: picture,
  }),
  reply: confirmation,
});

/** The state of the identity verification. `reason` and the previous input are beyond the specification. */
export const userCenter = defineCall({
  method: 'GET',
  path: '/user/center',
  access: 'required',
  request: v.object({}),
  reply: v.pipe(
    v.object({ review_status: reviewStatus, reason: text, name: text, card_id: text }),
    v.transform((wire) => ({
      /** Not submitted where it is not sent: the form is offered, and the back end decides. */
      reviewStatus: wire.review_status ?? 0,
      /** Reason of the rejection; empty if the back end does not send it. */
      reason: wire.reason,
      name: wire.name,
      /** With its middle hidden. */
      cardId: wire.card_id,
    })),
  ),
});

export type VerificationState = v.InferOutput<(typeof userCenter)['reply']>;
