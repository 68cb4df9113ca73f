import { userLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Between the two steps of a password reset: in memory only, because the code is a secret. */
export interface PasswordResetState {
  readonly account?: string;
  readonly code?: string;
}

const initialState: PasswordResetState = {};

export const passwordResetSlice = createSlice({
  name: 'passwordReset',
  initialState,
  reducers: {
    codeConfirmed: (_state, { payload }: PayloadAction<Required<PasswordResetState>>) => payload,
    resetDone: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(userLeft, () => initialState);
  },
});

export const { codeConfirmed, resetDone } = passwordResetSlice.actions;

interface WithPasswordReset {
  readonly passwordReset: PasswordResetState;
}

export const selectPasswordReset = (state: WithPasswordReset) => state.passwordReset;
