import { dialectLearnt } from '@bourse/api-client';
import { rejection, respond, status } from '@bourse/api-client/testing';
import { accountOf } from '@bourse/feature-kit';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import {
  bindEmail,
  checkEmailCode,
  checkMobileCode,
  forgetPassword,
  regionUsers,
  sendMailCode,
  sendSmsCode,
  userCenter,
} from '@bourse/contracts/identity';
import { codeConfirmed } from '../forgot-password/slice';
import { field, freshAccount, open } from './account-screens.test-support';

const server = freshAccount();
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a password reset asks for the code, then for the new password', async () => {
  const sent = vi.fn<(request: unknown) => void>();
  server.use(
    respond(sendMailCode, ({ request }) => {
      sent(request);
      return '验证码已发送';
    }),
    respond(checkEmailCode, () => '验证成功'),
  );
  const { router, user } = open('/forgetPwd');
  await user.type(field('Account'), 'ana@example.org');
  await user.click(screen.getByText('Send code'));
  await waitFor(() => expect(field('Verification code')).toHaveFocus());
  expect(sent).toHaveBeenCalledWith({ user_string: 'ana@example.org', lan: 'en', type: 'forget' });
  await user.paste('Your code is １２３ ４５６.');
  expect(field('Verification code')).toHaveValue('123456');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/resetPwd'));
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('123456');
});

test('a phone of another country gets its code as at the registration', async () => {
  const sent = vi.fn<(request: unknown) => void>();
  server.use(
    respond(sendSmsCode, ({ request }) => {
      sent(request);
      return '验证码已发送';
    }),
    respond(checkMobileCode, () => '验证成功'),
  );
  const { store, router, user } = open('/forgetPwd');
  await user.type(field('Account'), '+44 7911 123456');
  await user.click(screen.getByText('Send code'));
  await waitFor(() => expect(field('Verification code')).toHaveFocus());
  expect(sent).toHaveBeenCalledWith({ user_string: '7911123456', country_code: '44', lan: 'en', type: 'forget' });
  await user.type(field('Verification code'), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/resetPwd'));
  expect(store.getState()).toMatchObject({ passwordReset: { account: '+447911123456', code: '123456' } });
});

test('an account of a wrong pattern gets no code', async () => {
  const { user } = open('/forgetPwd');
  await user.type(field('Account'), '447911123456');
  await user.click(screen.getByText('Send code'));
  expect(await screen.findByText(/Outside China, start with the country code/)).toBeVisible();
  expect(field('Account')).toHaveFocus();
});

test('a new password redirects to the login with the account filled in, and the code is discarded', async () => {
  server.use(respond(forgetPassword, () => '密码重置成功'));
  const { store, router, user } = open('/resetPwd');
  await waitFor(() => expect(router.state.location.pathname).toBe('/forgetPwd'));
  store.dispatch(codeConfirmed({ account: 'ana@example.org', code: '123456' }));
  await router.navigate('/resetPwd', { state: { from: '/dealCenter' } });
  await user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'secret2');
  await user.type(field('Confirm password'), 'secret2{Enter}');
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/components/login');
  expect(accountOf(router.state.location.state)).toBe('ana@example.org');
  expect(JSON.stringify(store.getState())).not.toContain('123456');
});

test('a reset whose reply is lost says that the password may have been changed', async () => {
  server.use(respond(forgetPassword, () => status(502)));
  const { store, router, user } = open('/resetPwd');
  store.dispatch(codeConfirmed({ account: 'ana@example.org', code: '123456' }));
  await router.navigate('/resetPwd');
  await user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'secret2');
  await user.type(field('Confirm password'), 'secret2{Enter}');
  expect(await screen.findByText(/Your password may have been changed: try logging in/)).toBeVisible();
});

test('a reset asks for the present password where the back end wants it', async () => {
  const sent = vi.fn<(form: string) => void>();
  server.use(
    http.post('*/api/user/forget', async ({ request }) => {
      sent(await request.text());
      return HttpResponse.json({ type: 'ok', message: '密码重置成功' });
    }),
  );
  const { store, router, user } = open('/resetPwd');
  store.dispatch(dialectLearnt({ tradePassword: { reset: 'oldpassword' } }));
  store.dispatch(codeConfirmed({ account: 'ana@example.org', code: '123456' }));
  await router.navigate('/resetPwd');
  await user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'secret2');
  await user.type(field('Confirm password'), 'secret2{Enter}');
  expect(await screen.findByText('Enter the current password')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(field('Current password'), 'secret1{Enter}');
  await screen.findByText('another screen');
  expect(sent.mock.calls[0]?.[0]).toMatch(/oldpassword=secret1/);
});

test('an email address is bound with its code, and both are required', async () => {
  const bound = vi.fn<(request: unknown) => void>();
  server.use(
    respond(sendMailCode, () => '验证码已发送'),
    respond(bindEmail, ({ request }) => {
      bound(request);
      return '绑定成功';
    }),
  );
  const { router, user } = open('/bindEmail');
  await user.type(field('Email address'), 'ana@example');
  await user.click(screen.getByRole('button', { name: 'Link email' }));
  expect(await screen.findByText('Enter a valid email address.')).toBeVisible();
  expect(screen.getByText('Enter the verification code.')).toBeVisible();
  await user.type(field('Email address'), '.org');
  await user.type(field('Verification code'), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/accountSet'));
  expect(bound).toHaveBeenCalledExactlyOnceWith({ email: 'ana@example.org', code: '123456' });
});

test.each([
  [1, 'Under review'],
  [2, 'Your identity is verified'],
  [3, 'Verification rejected'],
] as const)('a verification in state %i shows "%s"', async (review_status, words) => {
  server.use(respond(userCenter, () => ({ review_status, reason: 'Photo is blurred', name: 'Ana', card_id: '' })));
  open('/authentication');
  expect(await screen.findByText(words, { selector: '.MuiAlertTitle-root' })).toBeVisible();
});

test('an approved verification leads on to the trades that need it', async () => {
  server.use(respond(userCenter, () => ({ review_status: 2, reason: '', name: 'Ana', card_id: '' })));
  open('/authentication');
  expect(await screen.findByRole('link', { name: 'Start C2C trading' })).toHaveAttribute('href', '/c2c/market');
});

test('on a phone each photo of the verification has a page of its own, which opens when the page before it is valid', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  server.use(respond(userCenter, () => ({ review_status: 0, reason: '', name: '', card_id: '' })));
  const { user } = open('/authentication');
  expect(await screen.findByText('Step 1 of 4')).toBeVisible();
  // One count of steps, and an option of photos only beside one.
  expect(screen.queryByRole('list', { name: 'Identity verification' })).toBeNull();
  expect(screen.getByText('Add a watermark below new photos')).not.toBeVisible();
  await user.click(screen.getByText('Next'));
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  await user.type(field('Full name'), 'Ana');
  await user.type(field('Document number'), 'AB123456{Enter}');
  expect(await screen.findByText('Step 2 of 4')).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Document, front' })).toBeVisible();
  expect(screen.getByText('Add a watermark below new photos')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Document, back' })).toBeNull();
  await user.click(screen.getByText('Next'));
  expect(await screen.findByText('Add this photo.')).toBeVisible();
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
  await user.click(screen.getByText('Back'));
  expect(await screen.findByText('Step 1 of 4')).toHaveFocus();
  expect(field('Full name')).toHaveValue('Ana');
});

test('a rejected verification shows the reason and the previous name', async () => {
  server.use(
    respond(userCenter, () => ({ review_status: 3, reason: 'Photo is blurred', name: 'Ana', card_id: 'AB****56' })),
  );
  open('/authentication');
  expect(await screen.findByText('Reason: Photo is blurred')).toBeVisible();
  expect(field('Full name')).toHaveValue('Ana');
});

test('regional users show the no-permission message on an answer that is not ok', async () => {
  server.use(respond(regionUsers, () => rejection('您没有查看该区域用户的权限')));
  open('/account/region');
  expect(await screen.findByText('No permission')).toBeVisible();
});

const regionUser = (at: number) => ({
  city_name: 'Lisbon',
  district_name: `District ${at}`,
  phone: `+351 ${at}`,
  time: at,
});

test('regional users are shown page by page, ten a page', async () => {
  server.use(
    respond(regionUsers, ({ request: { page } }) => ({
      data: Array.from({ length: page === 1 ? 10 : 2 }, (_, at) => regionUser(page * 100 + at)),
      total: 12,
    })),
  );
  const { router, user } = open('/account/region');
  expect(await screen.findByRole('cell', { name: 'District 100' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('cell', { name: 'District 201' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(router.state.location.search).toBe('?page=2');
});
