import { describe, expect, it } from 'vitest';
import { endSession, logIn, sessionSlice, sessionStored, userKnown, type SessionState } from './slice';

const { reducer } = sessionSlice;
const running: SessionState = { token: 'a', userId: 7, account: 'ann@example.com' };

describe('the session', () => {
  it('a login sets the token and removes the previous user', () => {
    expect(reducer(running, logIn({ token: 'b' }))).toEqual({ token: 'b' });
    expect(reducer({ ended: 'expired' }, logIn({ token: 'b' }))).toEqual({ token: 'b' });
  });

  it('userKnown sets the user', () => {
    expect(reducer({ token: 'a' }, userKnown({ userId: 7, account: 'ann@example.com' }))).toEqual(running);
  });

  it('userKnown is ignored after the session has ended', () => {
    const over: SessionState = { ended: 'logout' };
    expect(reducer(over, userKnown({ userId: 7 }))).toBe(over);
  });

  it('the session keeps the reason of its end', () => {
    expect(reducer(running, endSession({ reason: 'expired', mustLogIn: true }))).toEqual({ ended: 'expired' });
    expect(reducer(running, endSession({ reason: 'logout' }))).toEqual({ ended: 'logout' });
  });

  it('the session takes over the stored session', () => {
    expect(reducer({}, sessionStored(running))).toEqual(running);
    expect(reducer(running, sessionStored({}))).toEqual({ ended: 'elsewhere' });
  });

  it('an ended session keeps its first reason', () => {
    expect(reducer({ ended: 'expired' }, sessionStored({}))).toEqual({ ended: 'expired' });
    expect(reducer({}, sessionStored({}))).toEqual({});
  });
});
