import { respond } from '@bourse/api-client/testing';
import { readPush, savePush } from '@bourse/contracts/push';
import { capabilities } from '@bourse/contracts/site';
import { byKeyboard, renderFeature } from '@bourse/feature-kit/testing';
import { freshServer } from '@bourse/feature-kit/test-server';
import { preloadMessages } from '@bourse/i18n/testing';
import { serverTexts } from '@bourse/i18n';
import { announcementMessages } from '@bourse/notifications';
import { featureKitMessages } from '@bourse/feature-kit';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { stubPush, unstubPush, type FakePush } from '../testing/fake-push';
import { pushServer } from '../testing/push-server';
import { savedEndpoint } from './browser-push';
import { followPush } from './follow-push';
import { pushMessages } from './locales/messages';
import { PushSwitches } from './push-switches';

let backEnd: ReturnType<typeof pushServer>;
let browser: FakePush;

beforeAll(() => preloadMessages([pushMessages, announcementMessages, featureKitMessages, serverTexts]));
const { server } = freshServer(() => {
  backEnd = pushServer();
  return backEnd.handlers;
});
beforeEach(() => {
  browser = stubPush();
});
afterEach(unstubPush);

const find = (name: string) => screen.findByRole('switch', { name });

test('nothing is shown where the back end does not announce it, and no permission is asked for', async () => {
  let isAsked = false;
  server.use(
    respond(capabilities, () => {
      isAsked = true;
      return {};
    }),
  );
  const { container } = renderFeature(<PushSwitches />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(container.querySelector('fieldset')).toBeNull();
});

test('nothing is shown in a browser without Web Push', async () => {
  unstubPush();
  const { container } = renderFeature(<PushSwitches />);
  await waitFor(() => expect(container.querySelector('fieldset')).toBeNull());
});

test.each(['mouse', 'keyboard'])(
  'the permission is asked for at the press, and the back end gets the subscription with the chosen kinds (%s)',
  async (device) => {
    const { user } = renderFeature(<PushSwitches />);
    const fills = await find('Filled orders');
    expect(screen.getByRole('group', { name: 'Also when this site is closed' })).toBeVisible();
    expect(fills).not.toBeChecked();
    expect(browser.asked()).toBe(0);
    await (device === 'mouse' ? user.click(fills) : byKeyboard(user).press(fills, ' '));
    await waitFor(() => expect(fills).toBeChecked());
    expect(browser.asked()).toBe(1);
    expect(browser.keys).toEqual(['BAk']);
    expect(backEnd.state.saved).toEqual([
      { endpoint: 'https://push.example/1', p256dh: '-_8E', auth: 'AQID', kinds: 'fills' },
    ]);
    await user.click(await find('C2C orders and messages'));
    await waitFor(() => expect(backEnd.state.kinds).toEqual(['fills', 'c2c']));
    expect(browser.keys).toHaveLength(1);
  },
);

test('the last kind that is switched off ends the subscription in the browser and at the back end', async () => {
  const { user } = renderFeature(<PushSwitches />);
  const fills = await find('Filled orders');
  await user.click(fills);
  await waitFor(() => expect(fills).toBeChecked());
  await user.click(fills);
  await waitFor(() => expect(backEnd.state.endpoint).toBe(''));
  expect(browser.endpoint()).toBeUndefined();
  await waitFor(() => expect(fills).not.toBeChecked());
});

test('a refused permission changes nothing and says how it is given', async () => {
  browser.answer('denied');
  const { user } = renderFeature(<PushSwitches />);
  const fills = await find('Filled orders');
  await user.click(fills);
  expect(await screen.findByText(/Notifications are blocked/)).toBeVisible();
  expect(fills).not.toBeChecked();
  expect(browser.endpoint()).toBeUndefined();
  expect(backEnd.state.saved).toEqual([]);
});

test("a former user's subscription of the browser is replaced, and never saved for this user", async () => {
  browser.subscribe('https://push.example/former');
  const { user } = renderFeature(<PushSwitches />);
  await user.click(await find('Filled orders'));
  await waitFor(() => expect(backEnd.state.endpoint).toBe('https://push.example/1'));
  expect(browser.endpoint()).toBe('https://push.example/1');
});

test('a subscription that the back end refuses ends in the browser too', async () => {
  backEnd.state.isRefusing = true;
  const { user } = renderFeature(<PushSwitches />);
  const fills = await find('Filled orders');
  await user.click(fills);
  expect(await screen.findByText(/Invalid request/)).toBeVisible();
  await waitFor(() => expect(browser.endpoint()).toBeUndefined());
  expect(fills).not.toBeChecked();
});

test('a check that begins while a subscription is being saved waits for it', async () => {
  browser.lock();
  const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
  let isSaving = false;
  server.use(
    respond(savePush, async ({ request }) => {
      isSaving = true;
      await replied;
      backEnd.state.endpoint = request.endpoint;
      backEnd.state.kinds = request.kinds.split(',');
      return '保存成功';
    }),
  );
  const { store, user } = renderFeature(<PushSwitches />);
  const fills = await find('Filled orders');
  await user.click(fills);
  await waitFor(() => expect(isSaving).toBe(true));
  followPush(store);
  browser.change();
  reply();
  await waitFor(() => expect(fills).toBeChecked());
  await waitFor(() => expect(browser.locked()).toBe(0));
  expect(browser.endpoint()).toBe('https://push.example/1');
});

test('a second switch keeps the first one while the subscription is not read again yet', async () => {
  const { user } = renderFeature(<PushSwitches />);
  const reread = Promise.withResolvers<void>();
  server.use(
    respond(readPush, async () => {
      await reread.promise;
      return { endpoint: backEnd.state.endpoint, kinds: [...backEnd.state.kinds] };
    }),
  );
  const fills = await find('Filled orders');
  await user.click(fills);
  await waitFor(() => expect(fills).toBeChecked());
  const c2c = await find('C2C orders and messages');
  await user.click(c2c);
  await waitFor(() => expect(c2c).toBeChecked());
  expect(backEnd.state.saved).toMatchObject([{ kinds: 'fills' }, { kinds: 'fills,c2c' }]);
  reread.resolve();
  await waitFor(() => expect(fills).toBeChecked());
});

test('a switch that is pressed before the subscription is read keeps the kinds of the back end', async () => {
  const before = renderFeature(<PushSwitches />);
  await before.user.click(await find('Filled orders'));
  await waitFor(() => expect(backEnd.state.kinds).toEqual(['fills']));
  before.unmount();
  const read = Promise.withResolvers<void>();
  server.use(
    respond(readPush, async () => {
      await read.promise;
      return { endpoint: backEnd.state.endpoint, kinds: [...backEnd.state.kinds] };
    }),
  );
  const { user } = renderFeature(<PushSwitches />);
  await user.click(await find('C2C orders and messages'));
  expect(backEnd.state.kinds).toEqual(['fills']);
  read.resolve();
  await waitFor(() => expect(backEnd.state.kinds).toEqual(['fills', 'c2c']));
});

/** Kinds that a page shows, whose subscription the push service then replaces. */
async function renewedBesideSwitches() {
  browser = stubPush('granted');
  backEnd.state.endpoint = 'https://push.example/own';
  backEnd.state.kinds = ['c2c', 'logins'];
  browser.subscribe('https://push.example/own');
  savedEndpoint.write('https://push.example/own');
  const feature = renderFeature(<PushSwitches />);
  await waitFor(async () => expect(await find('C2C orders and messages')).toBeChecked());
  browser.subscribe('https://push.example/next');
  return feature;
}

test('a renewed subscription keeps its kinds in the switches, and a further kind is added to them', async () => {
  const { store, user } = await renewedBesideSwitches();
  followPush(store);
  await waitFor(() => expect(savedEndpoint.read()).toBe('https://push.example/next'));
  await waitFor(async () => expect(await find('C2C orders and messages')).toBeChecked());
  await user.click(await find('Filled orders'));
  await waitFor(() => expect(backEnd.state.kinds).toEqual(['fills', 'c2c', 'logins']));
});

test('a switch that is pressed while the switches show an earlier subscription reads the present one first', async () => {
  const { user } = await renewedBesideSwitches();
  backEnd.state.endpoint = 'https://push.example/next';
  savedEndpoint.write('https://push.example/next');
  await user.click(await find('Filled orders'));
  await waitFor(() => expect(backEnd.state.kinds).toEqual(['fills', 'c2c', 'logins']));
});

test.each([
  ['New devices', {}],
  ['New devices and account recovery', { recovery: { wait_hours: 72 } }],
])('the switch of the logins is named "%s" by what the back end announces: %j', async (name, abilities) => {
  server.use(respond(capabilities, () => ({ push: { public_key: 'BAk', kinds: ['logins'] }, ...abilities })));
  renderFeature(<PushSwitches />);
  expect(await find(name)).not.toBeChecked();
});
