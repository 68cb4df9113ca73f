import { rejection, respond } from '@bourse/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sendMailCode } from '@bourse/contracts/identity';
import { consent, email, field, openScreen, press, registrationExchange } from './register.test-support';

const { server, calls } = registrationExchange();

test('a code is not sent before the agreement is accepted', async () => {
  const { user } = openScreen({ query: '?email=ana@example.org' });
  await user.click(press('Send code'));
  expect(await screen.findByText('Accept the user agreement first.')).toBeVisible();
  expect(consent()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a code is not sent to an invalid email address', async () => {
  const { user } = openScreen({ query: '?email=ana' });
  await user.click(consent());
  await user.click(press('Send code'));
  expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a code is sent in the user’s language, and its field gets the focus', async () => {
  const { user } = openScreen({ query: '?email=ana@example.org', language: 'zh' });
  await user.click(consent());
  await user.click(press('发送验证码'));
  expect(await screen.findByText('验证码已发送至 ana@example.org')).toBeVisible();
  expect(calls).toEqual([{ path: 'mail', request: { user_string: 'ana@example.org', lan: 'zh' } }]);
  expect(field('验证码')).toHaveFocus();
});

test('a code can be sent again after 60 seconds, counted down', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { user } = openScreen({ query: '?email=ana@example.org' });
  await user.click(consent());
  await user.click(press('Send code'));
  expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
  await vi.advanceTimersByTimeAsync(18_000);
  expect(await screen.findByRole('button', { name: 'Resend in 42 s' })).toBeDisabled();
  await vi.advanceTimersByTimeAsync(42_000);
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
  await user.click(press('Send code'));
  expect(await screen.findByRole('button', { name: 'Resend in 60 s' })).toBeDisabled();
  expect(calls).toHaveLength(2);
});

test('a code for another recipient can be sent without waiting', async () => {
  const { user } = openScreen({ query: '?email=ana@example.og' });
  await user.click(consent());
  await user.click(press('Send code'));
  await screen.findByRole('button', { name: /^Resend in/ });
  await user.clear(email());
  await user.type(email(), 'ana@example.org');
  expect(press('Send code')).toBeEnabled();
  expect(screen.queryByText(/Code sent/)).not.toBeInTheDocument();
});

test('a code that could not be sent shows the error at its field, and can be requested again', async () => {
  server.use(respond(sendMailCode, () => rejection('验证码发送过于频繁，请42秒后再试')));
  const { user } = openScreen({ query: '?email=ana@example.org' });
  await user.click(consent());
  await user.click(press('Send code'));
  expect(await screen.findByText(/42/)).toBeVisible();
  expect(field('Verification code')).toBeInvalid();
  expect(press('Send code')).toBeEnabled();
});
