// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testStore } from '../testing';
import { attachSessionStorage } from './attach';
import { endSession, logIn, userKnown } from './slice';

let stop = () => {};
afterEach(() => stop());

const stored = () => Object.fromEntries(Object.entries(localStorage));

/** Opens a new tab. */
function openTab() {
  const store = testStore();
  stop = attachSessionStorage(store);
  return store;
}

/** Another tab writes to the storage, and this tab receives the event. */
function elsewhere(changes: Record<string, string | null>) {
  for (const [key, newValue] of Object.entries(changes)) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

it('a tab that opens restores the stored session', () => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('user_id', '7');
  localStorage.setItem('accountNum', 'ann@example.com');
  expect(openTab().getState().session).toEqual({ token: 'a', userId: 7, account: 'ann@example.com' });
});

it.each(['', 'two words', 'line\nbreak', '令牌'])(
  'a tab that opens ignores the token %j, which is not a valid header value',
  (token) => {
    localStorage.setItem('token', token);
    expect(openTab().getState().session).toEqual({});
  },
);

it('a tab that opens ignores a user id that is not a number', () => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('user_id', 'undefined');
  expect(openTab().getState().session).toEqual({ token: 'a' });
});

it('a tab that opens does not write to the storage on start', () => {
  openTab();
  expect(localStorage).toHaveLength(0);
});

describe('the storage follows the session', () => {
  it('a login stores the token and the user', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    expect(stored()).toEqual({ token: 'a' });
    tab.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
    expect(stored()).toEqual({ token: 'a', user_id: '7', accountNum: 'ann@example.com' });
  });

  it('a 999 removes user id and token only', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    tab.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
    localStorage.setItem('night_mode', '1');
    tab.dispatch(endSession({ reason: 'expired' }));
    expect(stored()).toEqual({ accountNum: 'ann@example.com', night_mode: '1' });
  });

  it('a logout removes everything except the language', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    localStorage.setItem('night_mode', '1');
    localStorage.setItem('lang', 'kr');
    tab.dispatch(endSession({ reason: 'logout' }));
    expect(stored()).toEqual({ lang: 'kr' });
  });

  it('the next login does not keep the previous account name', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    tab.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
    tab.dispatch(logIn({ token: 'b' }));
    expect(stored()).toEqual({ token: 'b' });
  });

  it('a detached tab writes nothing', () => {
    const tab = openTab();
    stop();
    tab.dispatch(logIn({ token: 'a' }));
    elsewhere({ token: 'b' });
    expect(localStorage.getItem('token')).toBe('b');
    expect(tab.getState().session.token).toBe('a');
  });
});

describe('a session change in another tab', () => {
  it('a login is applied to this tab', () => {
    const tab = openTab();
    elsewhere({ user_id: '7', accountNum: 'ann@example.com', token: 'a' });
    expect(tab.getState().session).toEqual({ token: 'a', userId: 7, account: 'ann@example.com' });
  });

  it('a logout is applied to this tab', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    localStorage.clear();
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(tab.getState().session).toEqual({ ended: 'elsewhere' });
  });

  it("a followed change does not undo the other tab's writes", () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    elsewhere({ user_id: '8', token: null });
    expect(stored()).toEqual({ user_id: '8' });
    expect(tab.getState().session.ended).toBe('elsewhere');
  });

  it('a followed change is not written back', () => {
    const tab = openTab();
    localStorage.setItem('token', 'a');
    const set = vi.spyOn(Storage.prototype, 'setItem');
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'a' }));
    expect(tab.getState().session.token).toBe('a');
    expect(set).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });

  it('a new login in another tab survives the expiry in this tab', () => {
    const tab = openTab();
    tab.dispatch(logIn({ token: 'a' }));
    // The storage event of the new login has not arrived yet.
    localStorage.setItem('token', 'b');
    tab.dispatch(endSession({ reason: 'expired' }));
    expect(localStorage.getItem('token')).toBe('b');
    elsewhere({ token: 'b' });
    expect(tab.getState().session).toEqual({ token: 'b' });
  });

  it('a change of another key of the storage does not affect the session', () => {
    const tab = openTab();
    const { session } = tab.getState();
    elsewhere({ night_mode: '1' });
    expect(tab.getState().session).toBe(session);
  });
});
