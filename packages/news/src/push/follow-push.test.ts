// @vitest-environment jsdom
import { endSession, logIn } from '@bourse/api-client';
import { noConnection, respond, testStore } from '@bourse/api-client/testing';
import { readPush } from '@bourse/contracts/push';
import { freshServer } from '@bourse/feature-kit/test-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubPush, unstubPush, type FakePush } from '../testing/fake-push';
import { pushServer } from '../testing/push-server';
import { savedEndpoint } from './browser-push';
import { followPush } from './follow-push';

const OWN = 'https://push.example/own';

let backEnd: ReturnType<typeof pushServer>;
let browser: FakePush;

const { server } = freshServer(() => {
  backEnd = pushServer();
  backEnd.state.endpoint = OWN;
  return backEnd.handlers;
});
beforeEach(() => {
  browser = stubPush('granted');
});
afterEach(unstubPush);

/** A browser whose user has chosen notices, or a visitor's. */
function follow({ isVisitor = false } = {}) {
  const store = testStore(isVisitor ? {} : { session: { token: 'token', userId: 7 } });
  followPush(store);
  return store;
}

const subscribed = () => {
  browser.subscribe(OWN);
  savedEndpoint.write(OWN);
};
const untilChecked = () => vi.waitFor(() => expect(backEnd.state.reads).toBe(1));

test('the subscription of the session stays', async () => {
  subscribed();
  follow();
  await untilChecked();
  expect(browser.endpoint()).toBe(OWN);
});

test('a log-out ends the subscription of the browser', async () => {
  subscribed();
  const store = follow();
  await untilChecked();
  store.dispatch(endSession({ reason: 'logout' }));
  await vi.waitFor(() => expect(browser.endpoint()).toBeUndefined());
  expect(savedEndpoint.read()).toBe('');
});

test('another user who logs in never gets the notices of the former one', async () => {
  subscribed();
  backEnd.state.endpoint = '';
  const store = follow({ isVisitor: true });
  store.dispatch(logIn({ token: 'other' }));
  await vi.waitFor(() => expect(browser.endpoint()).toBeUndefined());
});

test('a subscription that the session of this user has not saved ends', async () => {
  browser.subscribe('https://push.example/former');
  follow();
  await vi.waitFor(() => expect(browser.endpoint()).toBeUndefined());
  expect(backEnd.state.endpoint).toBe(OWN);
});

test('a subscription that the push service has ended ends in the browser and at the back end', async () => {
  subscribed();
  backEnd.state.isGone = true;
  follow();
  await vi.waitFor(() => expect(browser.endpoint()).toBeUndefined());
  await vi.waitFor(() => expect(backEnd.state.endpoint).toBe(''));
  expect(savedEndpoint.read()).toBe('');
});

test('a renewed subscription is saved with its kinds also where the push service has told the back end of the end', async () => {
  renewed();
  backEnd.state.isGone = true;
  follow();
  await vi.waitFor(() => expect(savedEndpoint.read()).toBe(NEXT));
  expect(backEnd.state.saved).toMatchObject([{ endpoint: NEXT, kinds: 'c2c,logins' }]);
});

test('a subscription that the back end has ended ends in the browser', async () => {
  subscribed();
  backEnd.state.endpoint = '';
  follow();
  await vi.waitFor(() => expect(browser.endpoint()).toBeUndefined());
});

const NEXT = 'https://push.example/next';

/** The push service has replaced the subscription of the session. */
function renewed() {
  subscribed();
  backEnd.state.kinds = ['c2c', 'logins'];
  browser.subscribe(NEXT);
}

test('a subscription that the browser has renewed is saved with the kinds of the one before', async () => {
  renewed();
  follow();
  await vi.waitFor(() => expect(savedEndpoint.read()).toBe(NEXT));
  expect(backEnd.state.saved).toMatchObject([{ endpoint: NEXT, kinds: 'c2c,logins' }]);
  expect(browser.endpoint()).toBe(NEXT);
});

test('a subscription that is renewed while a page is open is saved at once', async () => {
  subscribed();
  const look = vi.fn<() => void>();
  look.mockImplementation(followPush(testStore({ session: { token: 'token', userId: 7 } })));
  await untilChecked();
  renewed();
  look();
  await vi.waitFor(() => expect(backEnd.state.endpoint).toBe(NEXT));
});

test('a renewed subscription whose save had its reply lost is kept, and not saved again', async () => {
  renewed();
  backEnd.state.endpoint = NEXT;
  follow();
  await vi.waitFor(() => expect(savedEndpoint.read()).toBe(NEXT));
  expect(backEnd.state.saved).toEqual([]);
  expect(browser.endpoint()).toBe(NEXT);
});

test('a renewed subscription of a former session ends', async () => {
  renewed();
  backEnd.state.endpoint = '';
  follow();
  await vi.waitFor(() => expect(browser.endpoint()).toBeUndefined());
  expect(backEnd.state.saved).toEqual([]);
});

test('a renewed subscription whose save is refused is tried again at the next visit', async () => {
  renewed();
  backEnd.state.isRefusing = true;
  follow();
  await untilChecked();
  await vi.waitFor(() => expect(backEnd.state.refused).toBe(1));
  expect(savedEndpoint.read()).toBe(OWN);
  backEnd.state.isRefusing = false;
  follow();
  await vi.waitFor(() => expect(savedEndpoint.read()).toBe(NEXT));
});

test('a back end that cannot be reached leaves the subscription as it is', async () => {
  subscribed();
  let tries = 0;
  server.use(
    respond(readPush, () => {
      tries += 1;
      return noConnection();
    }),
  );
  follow();
  await vi.waitFor(() => expect(tries).toBeGreaterThan(0));
  expect(browser.endpoint()).toBe(OWN);
});

test('a withdrawn permission ends the subscription at the back end', async () => {
  subscribed();
  follow();
  await untilChecked();
  browser.withdraw();
  await vi.waitFor(() => expect(backEnd.state.endpoint).toBe(''));
  expect(savedEndpoint.read()).toBe('');
});

test('a permission that was withdrawn while the site was closed ends the subscription at the next visit', async () => {
  savedEndpoint.write(OWN);
  browser.withdraw();
  follow();
  await vi.waitFor(() => expect(backEnd.state.endpoint).toBe(''));
});
