import { endSession, logIn, userKnown } from '@bourse/api-client';
import { testStore } from '@bourse/api-client/testing';
import { expect, it } from 'vitest';
import { attachRealtimeSession, realtimeOf } from './store';
import { fakeRealtime } from './testing';

it('the connection of a store is found in `extra`', () => {
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime } });
  expect(realtimeOf(store.dispatch((_dispatch, _getState, extra: unknown) => extra))).toBe(realtime);
});

it.each([undefined, null, {}, { realtime: undefined }])(
  'the connection of a store is not found if `extra` is %j',
  (extra) => {
    expect(() => realtimeOf(extra)).toThrow('`realtime`');
  },
);

it('the connection of a store follows login, user and logout only', () => {
  const realtime = fakeRealtime();
  const store = testStore();
  const stop = attachRealtimeSession(store, realtime);
  store.dispatch({ type: 'anything' });
  expect(realtime.sessionChanges()).toBe(0);
  store.dispatch(logIn({ token: 'a' }));
  expect(realtime.sessionChanges()).toBe(1);
  store.dispatch(userKnown({ userId: 7 }));
  expect(realtime.sessionChanges()).toBe(2);
  store.dispatch(userKnown({ userId: 7, account: 'ann@example.com' }));
  expect(realtime.sessionChanges()).toBe(2);
  store.dispatch(endSession({ reason: 'logout' }));
  expect(realtime.sessionChanges()).toBe(3);
  stop();
  store.dispatch(logIn({ token: 'b' }));
  expect(realtime.sessionChanges()).toBe(3);
});
