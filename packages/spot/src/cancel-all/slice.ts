import { readerLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OpenOrder } from '../contract';
import { answer, ask, dismiss, IDLE, report, start, type CancelAll, type CancelResult } from './cancel-all';

export interface CancelAllState {
  readonly cancelAll: CancelAll;
}

const initialState: CancelAllState = { cancelAll: IDLE };

const to = (cancelAll: CancelAll): CancelAllState => ({ cancelAll });

/** The cancellation of many orders at once. */
export const cancelAllSlice = createSlice({
  name: 'spotCancelAll',
  initialState,
  reducers: {
    asked: ({ cancelAll }) => to(ask(cancelAll)),
    answered: ({ cancelAll }, { payload }: PayloadAction<readonly OpenOrder[]>) => to(answer(cancelAll, payload)),
    started: ({ cancelAll }) => to(start(cancelAll)),
    reported: ({ cancelAll }, { payload }: PayloadAction<CancelResult>) => to(report(cancelAll, payload)),
    dismissed: ({ cancelAll }) => to(dismiss(cancelAll)),
  },
  extraReducers: (builder) => {
    // What runs goes on to its end by itself: its next request finds no session.
    builder.addCase(readerLeft, () => initialState);
  },
  selectors: {
    selectCancelAll: (state) => state.cancelAll,
  },
});

export const { asked, answered, started, reported, dismissed } = cancelAllSlice.actions;
export const { selectCancelAll } = cancelAllSlice.selectors;
