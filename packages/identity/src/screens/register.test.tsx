import { never, noConnection, rejection, respond, status, testStore } from '@bourse/api-client/testing';
import { serverTexts } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { agreement } from '@bourse/market/contract';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkEmailCode, checkMobileCode, register, sendMailCode, sendSmsCode } from '../contract';
import { identityMessages } from '../locales/messages';
import { accountOf, returnPathOf } from '../login/return-path';
import { Component as RegisterScreen } from './register';

const server = setupServer();
/** Calls in the order in which they came: path and request. */
const calls: { path: string; request: object }[] = [];

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await preloadMessages([identityMessages, uiKitMessages, serverTexts], ['en', 'zh']);
});
beforeEach(() => {
  sessionStorage.clear();
  calls.length = 0;
  const taking = (path: string, request: object, answer: string) => {
    calls.push({ path, request });
    return answer;
  };
  server.use(
    respond(sendMailCode, ({ request }) => taking('mail', request, '验证码已发送')),
    respond(sendSmsCode, ({ request }) => taking('sms', request, '验证码已发送')),
    respond(checkEmailCode, ({ request }) => taking('check e-mail', request, '验证成功')),
    respond(checkMobileCode, ({ request }) => taking('check phone', request, '验证成功')),
    respond(register, ({ request }) => taking('register', request, '注册成功')),
    respond(agreement, () => ({ title: 'What you agree to', content: '<p>Trades are final.</p>' })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

function openScreen({
  query = '',
  from = '/',
  language = 'en',
}: { query?: string; from?: string; language?: 'en' | 'zh' } = {}) {
  const store = testStore();
  const router = createMemoryRouter(
    [
      { path: '/components/register', Component: RegisterScreen },
      { path: '*', element: <p>another screen</p> },
    ],
    { initialEntries: [{ pathname: '/components/register', search: query, state: { from } }] },
  );
  const { unmount } = renderWithKit(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { language },
  );
  return { store, router, unmount, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const email = () => field('E-mail address');
const consent = () => screen.getByRole('checkbox');
const press = (name: string | RegExp) => screen.getByRole('button', { name });

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, account = email, name = 'ana@example.org') {
  await user.type(account(), name);
  await user.type(field('Verification code'), '123456');
  await user.type(field('Password'), 'secret1');
  await user.type(field('Repeat password'), 'secret1');
  await user.type(field('Invite code'), 'BOURSE');
  await user.click(consent());
}

describe('a registration', () => {
  test('by e-mail checks the code first, then registers, and leads to the login screen with the account', async () => {
    const { router, user } = openScreen({ from: '/dealCenter' });
    await fill(user);
    await user.click(press('Create account'));
    await screen.findByText('another screen');
    expect(calls).toEqual([
      { path: 'check e-mail', request: { email_code: '123456' } },
      {
        path: 'register',
        request: {
          type: 'email',
          user_string: 'ana@example.org',
          code: '123456',
          password: 'secret1',
          re_password: 'secret1',
          extension_code: 'BOURSE',
          country_code: '',
        },
      },
    ]);
    const { location, historyAction } = router.state;
    expect([location.pathname, historyAction]).toEqual(['/components/login', 'REPLACE']);
    expect([accountOf(location.state), returnPathOf(location.state)]).toEqual(['ana@example.org', '/dealCenter']);
    expect(screen.getByText('Your account is ready. Log in with your new password.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('by phone names the country of the number', async () => {
    const { user } = openScreen();
    await user.click(screen.getByRole('tab', { name: 'Phone' }));
    await screen.findByRole('option', { name: 'Spain (+34)' });
    await user.selectOptions(screen.getByLabelText('Country or region'), 'Spain (+34)');
    await fill(user, () => field('Phone number'), '612 345 678');
    await user.click(press('Send code'));
    await screen.findByText('A code is on its way to 612345678.');
    await user.click(press('Create account'));
    await screen.findByText('another screen');
    const phone = { user_string: '612345678', country_code: '34' };
    expect(calls).toEqual([
      { path: 'sms', request: { ...phone, lan: 'en' } },
      { path: 'check phone', request: { mobile_code: '123456' } },
      { path: 'register', request: expect.objectContaining({ ...phone, type: 'mobile' }) as unknown },
    ]);
  });

  test('is sent once, however often Enter is pressed, and the button says that it is on its way', async () => {
    const received = vi.fn<() => void>();
    server.use(
      respond(register, () => {
        received();
        return never();
      }),
    );
    const { user } = openScreen();
    await fill(user);
    await user.type(field('Invite code'), '{Enter}{Enter}{Enter}');
    await screen.findByRole('button', { busy: true });
    await vi.waitFor(() => expect(received).toHaveBeenCalledOnce());
    await user.keyboard('{Enter}');
    expect(calls.map(({ path }) => path)).toEqual(['check e-mail']);
    expect(received).toHaveBeenCalledOnce();
  });
});

describe('the address of the screen', () => {
  test('fills in e-mail and invite code', () => {
    openScreen({ query: '?email=ana%2B1%40example.org&extension_code=FRIEND' });
    expect(email()).toHaveValue('ana+1@example.org');
    expect(field('Invite code')).toHaveValue('FRIEND');
  });

  test('without them leaves the fields empty, and nothing is agreed to', () => {
    openScreen();
    expect(email()).toHaveValue('');
    expect(field('Invite code')).toHaveValue('');
    expect(consent()).not.toBeChecked();
  });
});

describe('a form that breaks the rules is not sent', () => {
  test('everything that is missing is said, and the first of it has the focus', async () => {
    const { user } = openScreen();
    await user.click(press('Create account'));
    for (const said of [
      'Please enter your account',
      'Enter the verification code',
      'Enter a password',
      'Repeat the password',
      'Enter the invite code',
      'Please accept the user agreement first',
    ]) {
      expect(screen.getByText(said, { selector: '[role="alert"]' })).toBeVisible();
    }
    expect(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('what is wrong is said once its field was left', async () => {
    const { user } = openScreen();
    await user.type(field('Password'), 'abc');
    expect(screen.queryByText('The password has 6 to 16 characters')).not.toBeInTheDocument();
    await user.type(field('Repeat password'), 'abd');
    expect(screen.getByText('The password has 6 to 16 characters')).toBeVisible();
    await user.tab();
    expect(screen.getByText('The two passwords differ')).toBeVisible();
    expect(field('Repeat password')).toBeInvalid();
  });
});

describe('a code', () => {
  test('is not sent before the agreement is accepted', async () => {
    const { user } = openScreen({ query: '?email=ana@example.org' });
    await user.click(press('Send code'));
    expect(screen.getByText('Please accept the user agreement first')).toBeVisible();
    expect(consent()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('is not sent to what is no e-mail address', async () => {
    const { user } = openScreen({ query: '?email=ana' });
    await user.click(consent());
    await user.click(press('Send code'));
    expect(screen.getByText('Enter a valid e-mail address')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('is sent in the reader’s language, and its field waits for it', async () => {
    const { user } = openScreen({ query: '?email=ana@example.org', language: 'zh' });
    await user.click(consent());
    await user.click(press('发送验证码'));
    expect(await screen.findByText('验证码已发送至 ana@example.org。')).toBeVisible();
    expect(calls).toEqual([{ path: 'mail', request: { user_string: 'ana@example.org', lan: 'zh' } }]);
    expect(field('验证码')).toHaveFocus();
  });

  test('can be sent again after 60 seconds, counted down', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { user } = openScreen({ query: '?email=ana@example.org' });
    await user.click(consent());
    await user.click(press('Send code'));
    expect(await screen.findByRole('button', { name: 'Again in 60 s' })).toBeDisabled();
    await vi.advanceTimersByTimeAsync(18_000);
    expect(await screen.findByRole('button', { name: 'Again in 42 s' })).toBeDisabled();
    await vi.advanceTimersByTimeAsync(42_000);
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
    await user.click(press('Send code'));
    expect(await screen.findByRole('button', { name: 'Again in 60 s' })).toBeDisabled();
    expect(calls).toHaveLength(2);
  });

  test('for another recipient need not wait', async () => {
    const { user } = openScreen({ query: '?email=ana@example.og' });
    await user.click(consent());
    await user.click(press('Send code'));
    await screen.findByRole('button', { name: /^Again in/ });
    await user.clear(email());
    await user.type(email(), 'ana@example.org');
    expect(press('Send code')).toBeEnabled();
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });

  test('that could not be sent is said beside its field, and can be asked for again', async () => {
    server.use(respond(sendMailCode, () => rejection('验证码发送过于频繁，请42秒后再试')));
    const { user } = openScreen({ query: '?email=ana@example.org' });
    await user.click(consent());
    await user.click(press('Send code'));
    expect(await screen.findByText(/42/)).toHaveAttribute('role', 'alert');
    expect(press('Send code')).toBeEnabled();
  });
});

test('a reload keeps who is registering and how long to wait, and no secret', async () => {
  const first = openScreen({ query: '?extension_code=FRIEND' });
  await fill(first.user);
  await first.user.click(press('Send code'));
  await screen.findByRole('button', { name: /^Again in/ });
  const kept = JSON.stringify(sessionStorage.getItem('bourse.register'));
  expect(kept).toContain('ana@example.org');
  for (const secret of ['secret1', '123456']) expect(kept).not.toContain(secret);
  expect(localStorage).toHaveLength(0);
  first.unmount();

  openScreen();
  expect(email()).toHaveValue('ana@example.org');
  expect(field('Invite code')).toHaveValue('FRIENDBOURSE');
  expect(field('Password')).toHaveValue('');
  expect(press(/^Again in \d+ s$/)).toBeDisabled();
});

async function failAt(call: 'check' | 'register', answer: () => Response) {
  server.use(call === 'check' ? respond(checkEmailCode, answer) : respond(register, answer));
  const { user, router } = openScreen();
  await fill(user);
  await user.click(press('Create account'));
  await screen.findByText(/./, { selector: 'form [role="alert"]' });
  expect(router.state.location.pathname).toBe('/components/register');
  expect(email()).toHaveValue('ana@example.org');
  expect(field('Password')).toHaveValue('secret1');
  expect(press('Create account')).toBeEnabled();
  return { user, alert: within(screen.getByRole('form')).getByRole('alert') };
}

describe('a failure keeps what is typed and says why', () => {
  test('a wrong code is said beside it, until it is changed, and nothing is registered', async () => {
    const { user, alert } = await failAt('check', () => rejection('验证码错误'));
    expect(alert).toHaveTextContent('The verification code is wrong.');
    expect(field('Verification code')).toBeInvalid();
    expect(calls).toEqual([]);
    await user.type(field('Verification code'), '{Backspace}');
    expect(field('Verification code')).toBeValid();
  });

  test('an account that is there already', async () => {
    const { alert } = await failAt('register', () => rejection('账号已存在'));
    expect(alert).toHaveTextContent('This account already exists.');
  });

  test('an invite code that nobody has', async () => {
    const { alert } = await failAt('register', () => rejection('邀请码不存在'));
    expect(alert).toHaveTextContent('This invite code does not exist.');
  });

  test('too many tries', async () => {
    const { alert } = await failAt('register', () => status(429));
    expect(alert).toHaveTextContent('Too many attempts');
  });

  test('no answer to the check: nothing has happened', async () => {
    const { alert } = await failAt('check', noConnection);
    expect(alert).toHaveTextContent('The exchange did not answer');
  });

  test('no answer to the registration: the account may be there', async () => {
    const { alert } = await failAt('register', noConnection);
    expect(alert).toHaveTextContent('your account may have been created all the same');
  });
});

describe('the agreement', () => {
  test('can be read in a dialog, and accepted there', async () => {
    const { user } = openScreen();
    await user.click(press('Read the user agreement'));
    const dialog = within(screen.getByRole('dialog', { name: 'User agreement' }));
    expect(await dialog.findByText('Trades are final.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'What you agree to', level: 3 })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(consent()).toBeChecked();
  });

  test('is not accepted by closing it', async () => {
    const { user } = openScreen();
    await user.click(press('Read the user agreement'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(consent()).not.toBeChecked();
    expect(press('Read the user agreement')).toHaveFocus();
  });
});

test('who is logged in goes on', async () => {
  const { store, router } = openScreen({ from: '/letransactions' });
  store.dispatch({ type: 'session/sessionStored', payload: { token: 'from-elsewhere' } });
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/letransactions');
});

test('who has an account is led to the login screen, and from there to where they came from', async () => {
  const { router, user } = openScreen({ from: '/dealCenter' });
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/components/login');
  expect(returnPathOf(router.state.location.state)).toBe('/dealCenter');
});
