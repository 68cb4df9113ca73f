import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { endOtherSessions, endSession, sessions } from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { useIsOffered } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DevicesPanel } from './devices-panel';

const AT = 1_795_000_000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const aWireDevice = (id: number, device: string, current: 0 | 1) => ({
  id,
  device,
  address: `198.51.100.${id}`,
  created_at: AT,
  last_used_at: AT,
  current,
});

let running: ReturnType<typeof aWireDevice>[];
const ended = vi.fn<(which: number | 'others') => void>();
const { server } = freshServer(() => [
  respond(capabilities, () => ({ sessions: 1 })),
  respond(sessions, () => ({ list: running })),
  respond(endSession, ({ request: { id } }) => {
    ended(id);
    running = running.filter((one) => one.id !== id);
    return SERVER_TEXTS.operationSucceeded;
  }),
  respond(endOtherSessions, () => {
    ended('others');
    running = running.filter(({ current }) => current === 1);
    return SERVER_TEXTS.operationSucceeded;
  }),
]);
beforeEach(() => {
  ended.mockReset();
  running = [aWireDevice(1, CHROME, 1), aWireDevice(2, SAFARI, 0)];
});

/** Shown once the client has the reply with the capabilities: the panel is rendered with it, and a call of it has begun. */
const Replied = () => useIsOffered('spot') !== undefined && <p>Replied</p>;

const ends = () => screen.queryAllByRole('button', { name: /^Log out: / });

test('a back end without sessions shows nothing of devices, and is not asked for them', async () => {
  server.use(respond(capabilities, () => ({})));
  const { store } = renderFeature(
    <>
      <DevicesPanel />
      <Replied />
    </>,
  );
  expect(await screen.findByText('Replied')).toBeVisible();
  expect(screen.queryByText('Devices')).toBeNull();
  expect(Object.keys(store.getState().exchange.queries)).not.toContain('devices(undefined)');
});

test('the list has place and last use of each device, and only another one can be logged out', async () => {
  renderFeature(<DevicesPanel />);
  expect(await screen.findByText(/198\.51\.100\.2/)).toBeVisible();
  expect(screen.getByText('This device')).toBeVisible();
  expect(ends()).toHaveLength(1);
});

test('a device whose end has its reply lost is gone from the list, and is ended once', async () => {
  server.use(
    respond(endSession, ({ request: { id } }) => {
      ended(id);
      running = running.filter((one) => one.id !== id);
      return noConnection();
    }),
  );
  const { user } = renderFeature(<DevicesPanel />);
  await user.click(await screen.findByRole('button', { name: /^Log out: / }));
  await waitFor(() => expect(ends()).toEqual([]));
  expect(ended.mock.calls).toEqual([[2]]);
});

test('a refused end says why, and the device stays', async () => {
  server.use(respond(endSession, () => rejection(SERVER_TEXTS.tooManyRequests)));
  const { user } = renderFeature(<DevicesPanel />);
  await user.click(await screen.findByRole('button', { name: /^Log out: / }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(ends()).toHaveLength(1);
});

test('all other devices are logged out after a question', async () => {
  running.push(aWireDevice(3, '', 0));
  const { user } = renderFeature(<DevicesPanel />);
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  expect(ended).not.toHaveBeenCalled();
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Log out all other devices' }));
  await waitFor(() => expect(ends()).toEqual([]));
  expect(ended.mock.calls).toEqual([['others']]);
});
