import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why there is no session any more. `elsewhere`: another tab ended it. */
export type SessionEnd = 'expired' | 'logout' | 'elsewhere';

export interface SessionState {
  /** Goes bare into `Authorization`. */
  readonly token?: string;
  readonly userId?: number;
  /** The account's name, as the header masks it. */
  readonly account?: string;
  /** How the last session of this tab ended; absent while one runs. */
  readonly ended?: SessionEnd;
}

/** What is known of who is logged in. */
export type Session = Omit<SessionState, 'ended'>;

export interface EndOfSession {
  readonly reason: 'expired' | 'logout';
  /** Of `expired`: the server asked to log in, rather than said that the login is out of date. */
  readonly mustLogIn?: boolean;
}

const nobody: SessionState = {};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** The login succeeded; who it is becomes known with `userKnown`. */
    logIn: (_state, { payload }: PayloadAction<{ token: string }>): SessionState => ({ token: payload.token }),

    userKnown: (state, { payload }: PayloadAction<{ userId: number; account?: string }>): SessionState =>
      state.token === undefined ? state : { token: state.token, ...payload },

    endSession: (_state, { payload }: PayloadAction<EndOfSession>): SessionState => ({ ended: payload.reason }),

    /**
     * Takes over what storage says: at the start, and whenever another tab logs in or out. Without a token `account` is who
     * was logged in last, where that is not forgotten.
     */
    sessionStored: (state, { payload }: PayloadAction<Session>): SessionState => {
      if (payload.token !== undefined) return payload;
      return state.token === undefined ? state : { ended: 'elsewhere' };
    },
  },
});

export const { logIn, userKnown, endSession, sessionStored } = sessionSlice.actions;

/**
 * Who typed, placed and was told is gone: by a log-out, here or in another tab, or because somebody else has logged in. What a
 * slice holds of a reader goes with it. A session that expired is no leaving: who comes back finds what they left.
 */
export const readerLeft = createAction('session/readerLeft');

interface WithSession {
  readonly session: SessionState;
}

export const selectToken = (state: WithSession) => state.session.token;
export const selectUserId = (state: WithSession) => state.session.userId;
export const selectAccount = (state: WithSession) => state.session.account;
export const selectIsLoggedIn = (state: WithSession) => state.session.token !== undefined;
export const selectSessionEnd = (state: WithSession) => state.session.ended;
