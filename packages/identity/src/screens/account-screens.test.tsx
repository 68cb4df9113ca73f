import { freshServer } from '@bourse/feature-kit/test-server';
import { dialectLearnt } from '@bourse/api-client';
import { rejection, respond, testStore } from '@bourse/api-client/testing';
import { accountOf, featureKitMessages, SESSION_TOAST } from '@bourse/feature-kit';
import { serverTexts } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages, useToast } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  bindEmail,
  checkEmailCode,
  checkMobileCode,
  forgetPassword,
  payeeInfo,
  regionUsers,
  savePayee,
  sendMailCode,
  sendSmsCode,
  userCenter,
} from '@bourse/contracts/identity';
import { codeConfirmed, passwordResetSlice } from '../forgot-password/slice';
import { identityMessages } from '../locales/messages';
import { Component as BindEmail } from './bind-email';
import { Component as ForgotPassword } from './forgot-password';
import { Component as Payee } from './payee';
import { Component as Region } from './region';
import { Component as ResetPassword } from './reset-password';
import { Component as Verification } from './verification';

const { server } = freshServer(() => []);
beforeAll(async () => {
  await preloadMessages([identityMessages, uiKitMessages, featureKitMessages, serverTexts], ['en']);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The payee settings after a 997. */
function PayeeMissing() {
  const toast = useToast();
  useEffect(() => toast.error('No payment details', SESSION_TOAST), [toast]);
  return <Payee />;
}

const SCREENS = [
  { path: '/missing', Component: PayeeMissing },
  { path: '/forgetPwd', Component: ForgotPassword },
  { path: '/resetPwd', Component: ResetPassword },
  { path: '/bindEmail', Component: BindEmail },
  { path: '/userSetting', Component: Payee },
  { path: '/authentication', Component: Verification },
  { path: '/account/region', Component: Region },
  { path: '*', element: <p>another screen</p> },
];

function open(pathname: string, state: unknown = null) {
  const store = testStore({
    session: { token: 'token', userId: 7 },
    reducers: { [passwordResetSlice.name]: passwordResetSlice.reducer },
  });
  const router = createMemoryRouter(SCREENS, { initialEntries: [{ pathname, state }] });
  renderWithKit(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

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
  ['begins with the verified name', 2, 'Ana Lima', 'Ana Lima'],
  ['does not begin with a name of which the back end hides a part', 2, 'A*** Lima', ''],
  ['does not begin with a name that is not verified', 1, 'Ana Lima', ''],
] as const)('the form of the payee information %s', async (_case, review_status, name, shown) => {
  server.use(
    respond(payeeInfo, () => null),
    respond(userCenter, () => ({ review_status, reason: '', name, card_id: '' })),
  );
  open('/userSetting');
  await screen.findByLabelText('Real name', { selector: 'input' });
  expect(field('Real name')).toHaveValue(shown);
});

test('saved payee information redirects to the screen that the 997 interrupted', async () => {
  const saved = vi.fn<(request: unknown) => void>();
  server.use(
    respond(payeeInfo, () => null),
    respond(userCenter, () => ({ review_status: 0 })),
    respond(savePayee, ({ request }) => {
      saved(request);
      return '保存成功';
    }),
  );
  const { router, user } = open('/userSetting', { from: '/c2c?type=buy' });
  await screen.findByLabelText('Real name', { selector: 'input' });
  await user.click(screen.getByText('Save payment methods'));
  expect(await screen.findByText('Enter your real name.')).toBeVisible();
  await user.type(field('Real name'), ' Ana ');
  await user.type(field('Card or account number'), '4242424242424241');
  expect(screen.getByText(/This card number is not valid\. Check it against your card\./)).toBeVisible();
  await user.click(screen.getByText('Save payment methods'));
  await screen.findByText('another screen');
  expect(router.state.location).toMatchObject({ pathname: '/c2c', search: '?type=buy' });
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ real_name: 'Ana' }));
});

test('saved payee information replaces the message of the 997 that asked for it', async () => {
  server.use(
    respond(payeeInfo, () => ({ real_name: 'Ana' })),
    respond(savePayee, () => '保存成功'),
  );
  const { user } = open('/missing');
  await screen.findByText('No payment details');
  await user.click(await screen.findByText('Save payment methods'));
  expect(await screen.findByText('Payment methods saved')).toBeVisible();
  expect(screen.queryByText('No payment details')).toBeNull();
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

/** Saves payment methods with a pasted number; the numbers of the requests. */
async function saveAccount(number: string) {
  const saved: string[] = [];
  server.use(
    respond(payeeInfo, () => ({ real_name: 'Ana' })),
    respond(savePayee, ({ request }) => {
      saved.push(request.bank_account);
      return '保存成功';
    }),
  );
  const { user } = open('/userSetting');
  await user.click(await screen.findByLabelText('Card or account number', { selector: 'input' }));
  await user.paste(number);
  await user.click(screen.getByText('Save payment methods'));
  return saved;
}

describe('invisible characters', () => {
  /** Joiners belong to texts of some scripts: a field does not remove them. */
  const JOINER = '\u200d';

  test('a pasted name has no direction marks, and one with a joiner is refused with the reason', async () => {
    server.use(respond(userCenter, () => ({ review_status: 0, reason: '', name: '', card_id: '' })));
    const { user } = open('/authentication');
    const name = await screen.findByLabelText('Full name', { selector: 'input' });
    await user.click(name);
    await user.paste('Ana\u202e Pérez');
    expect(name).toHaveValue('Ana Pérez');
    await user.tab();
    expect(name).toBeValid();
    await user.click(name);
    await user.paste(JOINER);
    await user.tab();
    expect(await screen.findByText('The name contains invisible characters. Type it again.')).toBeVisible();
  });

  test('payee information is sent without the invisible characters of a paste', async () => {
    const saved = await saveAccount('\u202e4242\u200b424242424242\ufeff');
    await waitFor(() => expect(saved).toEqual(['4242424242424242']));
  });

  test.each([`4242${JOINER}424242424242`, '4242٤٢٤٢42424242'])(
    'payee information with a joiner or digits of another script is not sent, and the field says why: %j',
    async (number) => {
      const saved = await saveAccount(number);
      expect(await screen.findByText(/^This field contains invisible characters or unusual digits\./)).toBeVisible();
      expect(saved).toEqual([]);
    },
  );
});
