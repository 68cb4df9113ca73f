import { afterEach, describe, expect, it, vi } from 'vitest';
import { testStore } from '../testing';
import { attachSessionStorage } from './attach';
import { endSession, logIn, userKnown } from './slice';

let stop = () => {};
afterEach(() => stop());

const stored = () => Object.fromEntries(Object.entries(localStorage));

/** A tab that opens now. */
function openTab() {
  const store = testStore();
  stop = attachSessionStorage(store);
  return store;
}

/** Another tab writes: the storage changes, and this tab hears of it. */
function elsewhere(changes: Record<string, string | null>) {
  for (const [key, newValue] of Object.entries(changes)) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

describe('a tab that opens', () => {
  it('takes over the stored session', () => {
    localStorage.setItem('token', 'a');
    localStorage.setItem('user_id', '7');
    localStorage.setItem('accountNum', 'ann@example.com');
    expect(openTab().getState().session).toEqual({ token: 'a', userId: 7, account: 'ann@example.com' });
  });

  it.each(['', 'two words', 'line\nbreak', '令牌'])('takes no token for %j, which no header could carry', (token) => {
    localStorage.setItem('token', token);
    expect(openTab().getState().session).toEqual({});
  });

  it('takes no user id that is none', () => {
    localStorage.setItem('token', 'a');
    localStorage.setItem('user_id', 'undefined');
    expect(openTab().getState().session).toEqual({ token: 'a' });
  });

  it('writes nothing by opening', () => {
    openTab();
    expect(localStorage).toHaveLength(0);
  });
});

describe('what happens to the session is stored', () => {
  it('a login, and who it is', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    expect(stored()).toEqual({ token: 'a' });
    tab.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
    expect(stored()).toEqual({ token: 'a', user_id: '7', accountNum: 'ann@example.com' });
  });

  it('999 clears user id and token only', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    tab.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
    localStorage.setItem('night_mode', '1');
    tab.dispatch(endSession({ reason: 'expired' }));
    expect(stored()).toEqual({ accountNum: 'ann@example.com', night_mode: '1' });
  });

  it('logout clears everything but the language', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    localStorage.setItem('night_mode', '1');
    localStorage.setItem('lang', 'kr');
    tab.dispatch(endSession({ reason: 'logout' }));
    expect(stored()).toEqual({ lang: 'kr' });
  });

  it('the next login does not keep the last account', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    tab.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
    tab.dispatch(logIn({ token: 'b' }));
    expect(stored()).toEqual({ token: 'b' });
  });

  it('no longer, once the tab is done with it', () => {
    const tab = openTab();
    stop();
    tab.dispatch(logIn({ token: 'a' }));
    elsewhere({ token: 'b' });
    expect(localStorage.getItem('token')).toBe('b');
    expect(tab.getState().session.token).toBe('a');
  });
});

describe('other tabs', () => {
  it('log in, and this one follows', () => {
    const tab = openTab();
    elsewhere({ user_id: '7', accountNum: 'ann@example.com', token: 'a' });
    expect(tab.getState().session).toEqual({ token: 'a', userId: 7, account: 'ann@example.com' });
  });

  it('log out, and this one follows', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(tab.getState().session).toEqual({ ended: 'elsewhere' });
  });

  it('are not undone by the one that follows', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    elsewhere({ user_id: '8', token: null });
    expect(stored()).toEqual({ user_id: '8' });
    expect(tab.getState().session.ended).toBe('elsewhere');
  });

  it('are followed without a write, which could undo what they write meanwhile', () => {
    const tab = openTab();
    localStorage.setItem('token', 'a');
    const set = vi.spyOn(Storage.prototype, 'setItem');
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'a' }));
    expect(tab.getState().session.token).toBe('a');
    expect(set).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });

  it('that have logged in again keep their session when the old one runs out here', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    // Their news is still on the way.
    localStorage.setItem('token', 'b');
    tab.dispatch(endSession({ reason: 'expired' }));
    expect(localStorage.getItem('token')).toBe('b');
    elsewhere({ token: 'b' });
    expect(tab.getState().session).toEqual({ token: 'b' });
  });

  it('may store what they like besides', () => {
    const tab = openTab();
    const { session } = tab.getState();
    elsewhere({ night_mode: '1' });
    expect(tab.getState().session).toBe(session);
  });
});
