import {
  answerDispute,
  messagePicture,
  messagesRead,
  openDispute,
  orderMessages,
  orderTouched,
  rateOrder,
  sendMessage,
  withdrawDispute,
} from '@bourse/contracts/c2c';
import { Rejection, seconds, type RequestKey } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Tries } from '../../accounts/limits';
import type { Command } from '../../core/command';
import { queuedShort } from '../../http/histories';
import type { Router } from '../../http/route';
import type { Services } from '../../http/services';
import { UPLOADS_PATH } from '../../uploads/uploads';
import {
  answerDispute as answer,
  openDispute as open,
  withdrawDispute as withdraw,
  type DisputeResult,
} from './dispute';
import * as messages from './messages';
import { addRating, isRatingText } from './ratings';
import { findOrder } from './queries';
import { closedOrderRefusal, refusal } from './refusals';
import { c2c } from './product';
import { isRunning } from './types';

/** Calls of the messages, disputes and ratings of orders. */
export function talkRoutes({ userRoute }: Router, { exchange }: Services): void {
  const { db } = exchange;
  const tries = new Tries(db);

  /** @throws Rejection where the user is no party of the order, as for an order that does not exist */
  async function ownOrder(id: number, userId: number) {
    const order = await findOrder(db, id);
    if (!order) throw new Rejection(SERVER_TEXTS.orderNotFound);
    if (!messages.isParty(order, userId)) throw new Rejection(SERVER_TEXTS.notYourOrder);
    return order;
  }

  async function ownPicture(userId: number, address: string | undefined) {
    if (address === undefined || address === '') return undefined;
    if (!(await exchange.uploads.isOwnAddress(userId, address))) throw new Rejection(SERVER_TEXTS.parameterError);
    return address.slice(UPLOADS_PATH.length);
  }

  userRoute(
    orderMessages,
    queuedShort(async ({ input, user }) => {
      await ownOrder(input.id, user.id);
      const found = await messages.messagesOf(db, input.id);
      return {
        list: found.map(({ id, userId, text, picture, key, createdAt }) => ({
          id,
          sender:
            userId === user.id ? ('self' as const) : userId === null ? ('desk' as const) : ('counterparty' as const),
          text,
          picture: picture === null ? 0 : 1,
          ...(userId === user.id && { key }),
          create_time: seconds(createdAt),
        })),
      };
    }),
  );

  userRoute(sendMessage, async ({ input, user }) => {
    const order = await ownOrder(input.id, user.id);
    const picture = await ownPicture(user.id, input.picture);
    const message = { orderId: order.id, userId: user.id, key: input.key, text: input.text, picture };
    if (!messages.isMessage(message)) throw new Rejection(SERVER_TEXTS.messageInvalid);
    const earlier = await messages.findByKey(db, message);
    if (earlier) {
      const isSame = earlier.text === message.text.trim() && (earlier.picture ?? undefined) === picture;
      if (!isSame) throw new Rejection(SERVER_TEXTS.duplicateSubmission);
      return SERVER_TEXTS.submitted;
    }
    if (!isRunning(order)) throw closedOrderRefusal(order, user.id);
    const lockedUntil = await tries.count(`c2c message:${user.id}`, messages.MESSAGE_LIMIT, exchange.now());
    if (lockedUntil !== undefined) throw new Rejection(SERVER_TEXTS.tooManyRequests);
    const isAdded = await messages.addMessage(db, message, exchange.now());
    if (!isAdded && !(await messages.findByKey(db, message))) {
      // The picture may have been deleted meanwhile.
      await ownPicture(user.id, input.picture);
      throw new Rejection(SERVER_TEXTS.messagesUsedUp);
    }
    for (const userId of isAdded ? [order.publisherId, order.takerId] : []) {
      exchange.announce('private', { userId, name: orderTouched.name, payload: { id: order.id } });
      if (userId !== user.id) exchange.announce('notice', { userId, notice: 'c2c_message', id: order.id });
    }
    return SERVER_TEXTS.submitted;
  });

  userRoute(
    messagePicture,
    queuedShort(async ({ input, user }) => {
      const message = await messages.findMessage(db, input.id);
      const order = message && (await findOrder(db, message.order_id));
      if (!order || message.picture === null || !messages.isParty(order, user.id)) {
        throw new Rejection(SERVER_TEXTS.dataNotFound);
      }
      const { type, bytes } = await messages.readPicture(db, message.picture);
      return { data: `data:${type};base64,${bytes.toString('base64')}` };
    }),
  );

  userRoute(messagesRead, async ({ input, user }) => {
    const order = await ownOrder(input.id, user.id);
    await messages.markRead(db, order.id, user.id, input.message);
    return SERVER_TEXTS.saved;
  });

  userRoute(rateOrder, async ({ input: { id, value, text }, user }) => {
    const order = await ownOrder(id, user.id);
    if (order.status !== 'completed') throw new Rejection(SERVER_TEXTS.orderNotCompleted);
    if (!isRatingText(text)) throw new Rejection(SERVER_TEXTS.messageInvalid);
    if (!(await addRating(db, { order, userId: user.id, value, text, now: exchange.now() }))) {
      throw new Rejection(SERVER_TEXTS.ratingClosed);
    }
    for (const userId of [order.publisherId, order.takerId]) {
      exchange.announce('private', { userId, name: orderTouched.name, payload: { id } });
    }
    return SERVER_TEXTS.submitted;
  });

  async function dispute(
    command: Command<DisputeResult>,
    { id, userId, request }: { id: number; userId: number; request: RequestKey | undefined },
  ) {
    const result = await exchange.run(command, request);
    if (result.ok) return SERVER_TEXTS.submitted;
    if (result.reason !== 'order_not_running') throw refusal(result);
    throw closedOrderRefusal(await findOrder(db, id), userId);
  }

  userRoute(openDispute, ({ input: { id, ...fields }, user, request }) =>
    dispute((context) => open(context, context.of(c2c), { ...fields, orderId: id, userId: user.id }), {
      id,
      userId: user.id,
      request,
    }),
  );
  userRoute(answerDispute, ({ input: { id, ...fields }, user, request }) =>
    dispute((context) => answer(context, context.of(c2c), { ...fields, orderId: id, userId: user.id }), {
      id,
      userId: user.id,
      request,
    }),
  );
  userRoute(withdrawDispute, ({ input: { id }, user, request }) =>
    dispute((context) => withdraw(context, context.of(c2c), { orderId: id, userId: user.id }), {
      id,
      userId: user.id,
      request,
    }),
  );
}
