import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

/** Why the session ended. `elsewhere`: another tab ended it. */
export type SessionEnd = 'expired' | 'logout' | 'elsewhere';

export interface SessionState {
  /** Sent unprefixed in `Authorization`. */
  readonly token?: string;
  readonly userId?: number;
  /** The account name as the header masks it. */
  readonly account?: string;
  /** Why the last session of this tab ended; absent while a session exists. */
  readonly ended?: SessionEnd;
}

/** The known details of the logged-in user. */
export type Session = Omit<SessionState, 'ended'>;

export interface EndOfSession {
  readonly reason: 'expired' | 'logout';
  /** For `expired`: the server's text asks to log in, instead of saying that the login is out of date. */
  readonly mustLogIn?: boolean;
}

const nobody: SessionState = {};

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** The login succeeded; `userKnown` delivers the user later. */
    logIn: (_state, { payload }: PayloadAction<{ token: string }>): SessionState => ({ token: payload.token }),

    userKnown: (state, { payload }: PayloadAction<{ userId: number; account?: string }>): SessionState =>
      state.token === undefined ? state : { token: state.token, ...payload },

    endSession: (_state, { payload }: PayloadAction<EndOfSession>): SessionState => ({ ended: payload.reason }),

    /**
     * Applies the stored session: on start, and whenever another tab logs in or out. Without a token, `account` is the
     * account that was logged in last, unless it was removed.
     */
    sessionStored: (state, { payload }: PayloadAction<Session>): SessionState => {
      if (payload.token !== undefined) return payload;
      return state.token === undefined ? state : { ended: 'elsewhere' };
    },
  },
});

export const { logIn, userKnown, endSession, sessionStored } = sessionSlice.actions;

/**
 * A login, logout, expiry or change in another tab: dialogs that the previous session opened (a confirmation) must
 * close.
 */
export const isSessionChange = isAnyOf(logIn, endSession, sessionStored);

/**
 * The previous user's session has ended (logout here, logout in another tab, or a login of another user). Slices clear
 * the user's data. An expired session does not dispatch it: the same user finds the data after logging in again.
 */
export const userLeft = createAction('session/userLeft');

interface WithSession {
  readonly session: SessionState;
}

export const selectToken = (state: WithSession) => state.session.token;
export const selectUserId = (state: WithSession) => state.session.userId;
export const selectAccount = (state: WithSession) => state.session.account;
export const selectIsLoggedIn = (state: WithSession) => state.session.token !== undefined;
export const selectSessionEnd = (state: WithSession) => state.session.ended;
