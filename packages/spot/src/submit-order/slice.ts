import { endSession } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Finding, KnownOrders } from './find-outcome';
import {
  dismiss,
  IDLE,
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
}

const initialState: SubmitOrderState = { submission: IDLE };

const to = (submission: Submission): SubmitOrderState => ({ submission });

/** The order that is being placed. In the store, so that leaving the screen and coming back loses nothing. */
export const submitOrderSlice = createSlice({
  name: 'spotSubmitOrder',
  initialState,
  reducers: {
    pressed: ({ submission }, { payload }: PayloadAction<OrderTicket>) => to(press(submission, payload)),
    takenBack: ({ submission }) => to(takeBack(submission)),
    sent: ({ submission }, { payload }: PayloadAction<KnownOrders>) => to(send(submission, payload)),
    replied: ({ submission }, { payload }: PayloadAction<{ id: string; result: Reply }>) =>
      to(reply(submission, payload.id, payload.result)),
    looked: ({ submission }) => to(look(submission)),
    seen: ({ submission }, { payload }: PayloadAction<{ id: string; finding: Finding | undefined }>) =>
      to(see(submission, payload.id, payload.finding)),
    dismissed: ({ submission }) => to(dismiss(submission)),
  },
  extraReducers: (builder) => {
    // An expired session keeps everything; who logs out leaves nothing behind.
    builder.addCase(endSession, (state, { payload }) => (payload.reason === 'logout' ? initialState : state));
  },
  selectors: {
    selectSubmission: (state) => state.submission,
  },
});

export const { pressed, takenBack, sent, replied, looked, seen, dismissed } = submitOrderSlice.actions;
export const { selectSubmission } = submitOrderSlice.selectors;
