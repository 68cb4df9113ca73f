import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import {
  cancelRecovery,
  ownRecovery,
  recoveryState,
  requestRecovery,
  sendRecoveryCode,
} from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { useUserEvents } from '@bourse/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecoveryDialog } from './recovery-dialog';
import { RecoveryWatch } from './recovery-watch';

const { server } = freshServer(() => [respond(capabilities, () => ({ recovery: { wait_hours: 72 } }))]);

const OWNER = { account: 'demo@bourse.example', password: 'secret1' };
const AT = 1_795_910_400;
const none = { status: 'none' as const, reason: '' };
const review = { id: 5, status: 'review' as const, requested_at: AT, reason: '' };

/** The entries of the bell. */
const Bell = () => useUserEvents().map(({ id }) => <p key={id}>{id}</p>);

beforeEach(() => {
  localStorage.setItem('token', 'a');
  localStorage.setItem('user_id', '7');
});

test('the dialog says what a request does, sends the code and the request, and shows that it is in review', async () => {
  const received = vi.fn<(request: unknown) => void>();
  server.use(
    respond(recoveryState, () => none),
    respond(sendRecoveryCode, ({ request }) => {
      received(request);
      return '';
    }),
    respond(requestRecovery, ({ request }) => {
      received(request);
      return review;
    }),
  );
  const { user, store } = renderFeature(<RecoveryDialog owner={OWNER} onClose={() => undefined} />);
  expect(await screen.findByText(/all passkeys and all API keys are removed/)).toBeVisible();
  expect(await screen.findByText(/After the approval 72 hours pass/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Request recovery' }));
  expect(received).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Request recovery' }));
  expect(await screen.findByText(/^In review since/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request recovery' })).toBeNull();
  const by = { user_string: OWNER.account, password: OWNER.password };
  expect(received.mock.calls).toEqual([[{ ...by, lan: 'en' }], [{ ...by, code: '123456' }]]);
  expect(JSON.stringify(store.getState())).not.toContain(OWNER.password);
});

test('the dialog shows when the second factor of an approved request ends', async () => {
  server.use(respond(recoveryState, () => ({ ...review, status: 'approved' as const, ends_at: AT + 72 * 3600 })));
  renderFeature(<RecoveryDialog owner={OWNER} onClose={() => undefined} />);
  expect(await screen.findByText(/^Approved: the second factor ends on/)).toBeVisible();
});

test('the dialog shows the reason of a refusal, and a new request is possible', async () => {
  server.use(respond(recoveryState, () => ({ ...review, status: 'refused' as const, reason: 'Another person' })));
  renderFeature(<RecoveryDialog owner={OWNER} onClose={() => undefined} />);
  expect(await screen.findByText('Rejected: Another person')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request recovery' })).toBeVisible();
});

test('a request whose reply is lost is looked up and not sent again', async () => {
  let made = 0;
  server.use(
    respond(recoveryState, () => (made === 0 ? none : review)),
    respond(requestRecovery, () => {
      made += 1;
      return noConnection();
    }),
  );
  const { user } = renderFeature(<RecoveryDialog owner={OWNER} onClose={() => undefined} />);
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Request recovery' }));
  expect(await screen.findByText(/^In review since/)).toBeVisible();
  expect(made).toBe(1);
});

test('a refused request that another tab has made is shown as it is', async () => {
  let isMade = false;
  server.use(
    respond(recoveryState, () => (isMade ? review : none)),
    respond(requestRecovery, () => {
      isMade = true;
      return rejection('验证码错误');
    }),
  );
  const { user } = renderFeature(<RecoveryDialog owner={OWNER} onClose={() => undefined} />);
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Request recovery' }));
  expect(await screen.findByText(/^In review since/)).toBeVisible();
});

test('a request that is lost with the connection is looked up before it is offered again', async () => {
  let made = 0;
  let isOffline = false;
  server.use(
    respond(recoveryState, () => (isOffline ? noConnection() : made === 0 ? none : review)),
    respond(requestRecovery, () => {
      made += 1;
      isOffline = true;
      return noConnection();
    }),
  );
  const { user } = renderFeature(<RecoveryDialog owner={OWNER} onClose={() => undefined} />);
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Request recovery' }));
  expect(await screen.findByText('The request could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request recovery' })).toBeNull();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^In review since/)).toBeVisible();
  expect(made).toBe(1);
});

test('a wrong code is told at the form, and what is typed stays', async () => {
  server.use(
    respond(recoveryState, () => none),
    respond(requestRecovery, () => rejection('验证码错误')),
  );
  const { user } = renderFeature(<RecoveryDialog owner={OWNER} onClose={() => undefined} />);
  await user.type(await screen.findByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Request recovery' }));
  expect(await screen.findByText(/code is wrong|wrong code|Incorrect/i)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveValue('123456');
});

test('a running session tells of an open request by the bell and a bar, which cancels it and goes', async () => {
  let isOpen = true;
  const cancelled = vi.fn<(request: unknown) => void>();
  server.use(
    respond(ownRecovery, () => (isOpen ? review : { ...review, status: 'cancelled' as const })),
    respond(cancelRecovery, ({ request }) => {
      isOpen = false;
      cancelled(request);
      return '';
    }),
  );
  const { user } = renderFeature(
    <>
      <RecoveryWatch />
      <Bell />
    </>,
  );
  const button = await screen.findByRole('button', { name: 'This was not me: cancel' });
  expect(await screen.findByText('recovery-5-review')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('region', { name: /recovery of your account/ })).toBeNull());
  expect(cancelled).toHaveBeenCalledExactlyOnceWith({ id: 5 });
});
