import { confirmation, defineCall, flag, id, int, list, maybeTime, text } from '../wire';
import { defineEvent } from '../events';
import * as v from 'valibot';

/** Sender of a message, as the user sees it. */
const MESSAGE_SENDERS = ['self', 'counterparty', 'desk'] as const;

const orderMessage = v.pipe(
  v.object({
    id,
    sender: v.picklist(MESSAGE_SENDERS),
    text,
    /** 1: a picture belongs to the message; see {@link messagePicture}. */
    picture: flag,
    /** `key` of the request that sent it; of the user's own messages only. */
    key: text,
    create_time: maybeTime,
  }),
  v.transform(({ picture, create_time, ...wire }) => ({ ...wire, hasPicture: picture, sentAt: create_time })),
);
export type OrderMessage = v.InferOutput<typeof orderMessage>;

/** Longest text of a message, characters. */
export const LONGEST_MESSAGE = 500;

/**
 * Messages of an order, oldest first: of both parties and of the desk. Beyond the specification; called only where the back end announces
 * `c2c_messages`.
 */
export const orderMessages = defineCall({
  method: 'GET',
  path: '/c2c/messages',
  access: 'required',
  request: v.object({ id }),
  reply: v.pipe(
    v.object({ list: list(orderMessage) }),
    v.transform((wire) => wire.list),
  ),
});

/**
 * Sends a message to the counterparty of an order that is not completed or cancelled. `key` identifies the message: the same key is kept
 * once. `picture`: address of an upload of the user.
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/c2c/message',
  access: 'required',
  request: v.object({ id, key: v.string(), text: v.string(), picture: v.optional(v.string()) }),
  reply: confirmation,
});

/** The picture of a message, as a `data:` address: only parties of the order get it. */
export const messagePicture = defineCall({
  method: 'GET',
  path: '/c2c/message_picture',
  access: 'required',
  request: v.object({ id }),
  reply: v.pipe(
    v.object({ data: v.pipe(v.string(), v.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/)) }),
    v.transform((wire) => wire.data),
  ),
});

/** The user has read the messages of an order up to this one. */
export const messagesRead = defineCall({
  method: 'POST',
  path: '/c2c/messages_read',
  access: 'required',
  request: v.object({ id, message: int }),
  reply: confirmation,
});

/** `c2c_order`: an order of the user has a new message, or its dispute has changed. */
export const orderTouched = defineEvent({
  name: 'c2c_order',
  delivery: 'every',
  key: () => 'user',
  payload: v.object({ id }),
});
