import { readerLeft } from '@bourse/api-client';
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Finding, KnownOrders } from './find-outcome';
import {
  dismiss,
  IDLE,
  isPlaced,
  look,
  press,
  reply,
  see,
  send,
  takeBack,
  type OrderTicket,
  type Reply,
  type Submission,
} from './submit-order';

export interface SubmitOrderState {
  readonly submission: Submission;
  /** When this tab last heard that an order of a pair and side was placed, epoch milliseconds. */
  readonly placedAt: Readonly<Record<string, number>>;
}

const NOTHING: SubmitOrderState = { submission: IDLE, placedAt: {} };

type WhatOrder = Pick<OrderTicket, 'pair' | 'side'>;
const keyOf = ({ pair, side }: WhatOrder) => `${pair} ${side}`;

const to = (state: SubmitOrderState, submission: Submission): SubmitOrderState => ({ ...state, submission });

/** The next step; where it is the certain news that an order was placed, the moment is noted. */
function toNews(state: SubmitOrderState, submission: Submission, at: number): SubmitOrderState {
  if (!isPlaced(submission) || submission === state.submission) return to(state, submission);
  return { submission, placedAt: { ...state.placedAt, [keyOf(submission.order)]: at } };
}

/** The order that is being placed. In the store, so that leaving the screen and coming back loses nothing. */
export const submitOrderSlice = createSlice({
  name: 'spotSubmitOrder',
  initialState: NOTHING,
  reducers: {
    /** What a page that was loaded anew finds of the last one's order. */
    restored: (state, { payload }: PayloadAction<Submission>) =>
      state.submission.phase === 'idle' ? to(state, payload) : state,
    /** Each press is an order of its own. */
    pressed: {
      prepare: (order: Omit<OrderTicket, 'id'>) => ({ payload: { ...order, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<OrderTicket>) => to(state, press(state.submission, payload)),
    },
    takenBack: (state) => to(state, takeBack(state.submission)),
    sent: (state, { payload }: PayloadAction<KnownOrders>) => to(state, send(state.submission, payload)),
    /** `at`: epoch milliseconds at which the news came. */
    replied: (state, { payload }: PayloadAction<{ id: string; result: Reply; at: number }>) =>
      toNews(state, reply(state.submission, payload.id, payload.result), payload.at),
    looked: (state) => to(state, look(state.submission)),
    seen: (state, { payload }: PayloadAction<{ id: string; finding: Finding | undefined; at: number }>) =>
      toNews(state, see(state.submission, payload.id, payload.finding), payload.at),
    dismissed: (state) => to(state, dismiss(state.submission)),
  },
  extraReducers: (builder) => {
    // An expired session keeps everything; who leaves takes everything along.
    builder.addCase(readerLeft, () => NOTHING);
  },
  selectors: {
    selectSubmission: (state) => state.submission,
    selectPlacedAt: (state, order: WhatOrder): number | undefined => state.placedAt[keyOf(order)],
  },
});

export const { restored, pressed, takenBack, sent, replied, looked, seen, dismissed } = submitOrderSlice.actions;
export const { selectSubmission, selectPlacedAt } = submitOrderSlice.selectors;
