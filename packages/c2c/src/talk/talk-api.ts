import { exchangeApi, touchedBy } from '@bourse/api-client';
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
  type DisputeReason,
  type OrderMessage,
  type Rating,
} from '@bourse/contracts/c2c';
import { refetchOn } from '@bourse/feature-kit';
import { TAGS } from '../tags';

export interface MessageToSend {
  readonly orderId: number;
  /** Identity of the message: the exchange keeps it once. */
  readonly key: string;
  readonly text: string;
  /** Address of the upload; empty without a picture. */
  readonly picture: string;
}

export type DisputeStep =
  | {
      readonly step: 'open';
      readonly orderId: number;
      readonly reason: DisputeReason;
      readonly text: string;
      readonly evidence: string;
    }
  | { readonly step: 'answer'; readonly orderId: number; readonly text: string; readonly evidence: string }
  | { readonly step: 'withdraw'; readonly orderId: number };

function disputeCall(step: DisputeStep) {
  const { orderId: id } = step;
  if (step.step === 'withdraw') return { call: withdrawDispute, request: { id } };
  const statement = { id, text: step.text, evidence: step.evidence };
  return step.step === 'open'
    ? { call: openDispute, request: { ...statement, reason: step.reason } }
    : { call: answerDispute, request: statement };
}

/** Orders and messages may have changed: requests them again. */
export const talkTouched = () => exchangeApi.util.invalidateTags([TAGS.C2cMessages, TAGS.C2cOrders]);

/** Calls of messages, disputes and ratings; only where the back end announces them. */
export const talkApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    orderMessages: build.query<readonly OrderMessage[], number>({
      query: (id) => ({ call: orderMessages, request: { id } }),
      providesTags: [TAGS.C2cMessages],
      onCacheEntryAdded: refetchOn([orderTouched], () => [TAGS.C2cMessages]),
    }),
    messagePicture: build.query<string, number>({
      query: (id) => ({ call: messagePicture, request: { id } }),
    }),
    markMessagesRead: build.mutation<string, { orderId: number; message: number }>({
      query: ({ orderId, message }) => ({ call: messagesRead, request: { id: orderId, message } }),
      invalidatesTags: (_reply, error) => (error ? [] : [TAGS.C2cOrders]),
    }),
    sendMessage: build.mutation<string, MessageToSend>({
      query: ({ orderId, key, text, picture }) => ({
        call: sendMessage,
        request: { id: orderId, key, text, ...(picture !== '' && { picture }) },
      }),
      invalidatesTags: touchedBy([TAGS.C2cMessages, TAGS.C2cOrders]),
    }),
    rateOrder: build.mutation<string, { orderId: number; value: Rating; text: string }>({
      query: ({ orderId: id, value, text }) => ({ call: rateOrder, request: { id, value, text } }),
      invalidatesTags: touchedBy([TAGS.C2cOrders]),
    }),
    moveDispute: build.mutation<string, DisputeStep>({
      query: disputeCall,
      invalidatesTags: touchedBy([TAGS.C2cOrders]),
    }),
  }),
});

export const { useOrderMessagesQuery, useLazyMessagePictureQuery, useMarkMessagesReadMutation } = talkApi;
