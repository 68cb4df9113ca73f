import { describe, expect, it } from 'vitest';
import { endSession, logIn, sessionSlice, sessionStored, userKnown, type SessionState } from './slice';

const { reducer } = sessionSlice;
const running: SessionState = { token: 'a', userId: 7, account: 'ann@example.com' };

describe('the session', () => {
  it('starts with a token, and forgets who was there before', () => {
    expect(reducer(running, logIn({ token: 'b' }))).toEqual({ token: 'b' });
    expect(reducer({ ended: 'expired' }, logIn({ token: 'b' }))).toEqual({ token: 'b' });
  });

  it('learns whose it is', () => {
    expect(reducer({ token: 'a' }, userKnown({ userId: 7, account: 'ann@example.com' }))).toEqual(running);
  });

  it('learns nothing once it is over: such news is late', () => {
    const over: SessionState = { ended: 'logout' };
    expect(reducer(over, userKnown({ userId: 7 }))).toBe(over);
  });

  it('ends, and remembers how', () => {
    expect(reducer(running, endSession({ reason: 'expired', mustLogIn: true }))).toEqual({ ended: 'expired' });
    expect(reducer(running, endSession({ reason: 'logout' }))).toEqual({ ended: 'logout' });
  });

  it('follows what is stored', () => {
    expect(reducer({}, sessionStored(running))).toEqual(running);
    expect(reducer(running, sessionStored({}))).toEqual({ ended: 'elsewhere' });
  });

  it('that is over stays over as it ended', () => {
    expect(reducer({ ended: 'expired' }, sessionStored({}))).toEqual({ ended: 'expired' });
    expect(reducer({}, sessionStored({}))).toEqual({});
  });
});
