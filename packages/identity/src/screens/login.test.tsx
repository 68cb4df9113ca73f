import { freshServer } from '@bourse/feature-kit/test-server';
import { selectAccount, selectToken } from '@bourse/api-client';
import { expired, never, noConnection, rejection, respond, status, testStore } from '@bourse/api-client/testing';
import { serverTexts, useLanguage } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { fakeRealtime } from '@bourse/realtime/testing';
import { uiKitMessages, useToast } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { login, userInfo } from '@bourse/contracts/identity';
import { identityMessages } from '../locales/messages';
import { deviceLogIns } from '../log-ins/stored-log-ins';
import { antiPhishingPhrase } from '../phrase/phrase';
import { featureKitMessages, loginStateOf, SESSION_TOAST } from '@bourse/feature-kit';
import { eventually } from '@bourse/vitest-config/eventually';
import { PATHS } from '../paths';
import { aWireUser } from '../testing';
import { Component as LoginScreen } from './login';

const { server } = freshServer(() => [respond(userInfo, () => aWireUser({ id: 42 }))]);
beforeAll(async () => {
  await preloadMessages([identityMessages, uiKitMessages, featureKitMessages, serverTexts], ['en', 'zh']);
});
afterEach(async () => {
  await deviceLogIns.write(undefined);
});

function SwitchLanguage() {
  const { setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void setLanguage('zh')}>
      switch language
    </button>
  );
}

/** The session guard's message of the screen before. */
function SessionMessage() {
  const toast = useToast();
  useEffect(() => toast.error('Session message', SESSION_TOAST), [toast]);
  return null;
}

interface Opened {
  readonly from?: string;
  readonly language?: 'en' | 'zh';
  readonly reason?: unknown;
}

function openScreen({ from, language = 'en', reason }: Opened = {}) {
  const store = testStore({ extra: { realtime: fakeRealtime() } });
  const place = { pathname: from ?? '', search: '', hash: '' };
  const router = createMemoryRouter(
    [
      { path: '/components/login', Component: LoginScreen },
      { path: '*', element: <p>another screen</p> },
    ],
    {
      initialEntries: [
        {
          pathname: '/components/login',
          state:
            from === undefined
              ? null
              : { ...loginStateOf(place, { logIn: PATHS.login, register: PATHS.register }), reason },
        },
      ],
    },
  );
  renderWithKit(
    <Provider store={store}>
      {reason !== undefined && <SessionMessage />}
      <RouterProvider router={router} />
      <SwitchLanguage />
    </Provider>,
    { language },
  );
  return { store, router, user: userEvent.setup() };
}

const LOCKED = '账户已锁定，2026-11-20 21:30:00之前不能进行此操作';

const account = () => screen.getByLabelText('Account');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
/** The page has an alert region of its own, for toasts. */
const failure = () => within(screen.getByRole('form')).findByRole('alert');
const submit = () => screen.getByRole('button', { name: 'Log in' });

test('a login by Enter stores the token and returns to the previous screen', async () => {
  const received = vi.fn<(request: unknown) => void>();
  server.use(
    respond(login, ({ request }) => {
      received(request);
      return 'the-token';
    }),
  );
  const { store, router, user } = openScreen({ from: '/dealCenter' });
  expect(account()).toHaveFocus();
  await user.type(account(), ' demo@bourse.example ');
  await user.type(password(), 'secret1{Enter}');

  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/dealCenter');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(selectToken(store.getState())).toBe('the-token');
  expect(received).toHaveBeenCalledExactlyOnceWith({
    user_string: 'demo@bourse.example',
    password: 'secret1',
    type: 1,
  });
});

test.each([
  ['outOfDate', 'Your session has expired. Log in again.', '登录已过期，请重新登录。'],
  ['signIn', 'Please log in.', '请先登录。'],
])('the reason %s is above the form in place of its message, in the language of the user', async (reason, en, zh) => {
  const { user } = openScreen({ from: '/dealCenter', reason });
  expect(await screen.findByText(en)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Session message')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'switch language' }));
  expect(await screen.findByText(zh)).toBeVisible();
});

test('an unknown reason is not shown, and its message stays', async () => {
  openScreen({ from: '/dealCenter', reason: 'other' });
  expect(await screen.findByText('Session message')).toBeVisible();
  expect(screen.queryByText(/Please log in|has expired/)).toBeNull();
});

test('a login that was opened directly ends on the start page', async () => {
  server.use(respond(login, () => 'the-token'));
  const { router, user } = openScreen();
  await user.type(account(), 'demo');
  await user.type(password(), 'secret1');
  await user.click(submit());
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/');
});

test('a login is sent once for any number of Enter presses, and the button shows that it is pending', async () => {
  const received = vi.fn<() => void>();
  server.use(
    respond(login, () => {
      received();
      return never();
    }),
  );
  const { user } = openScreen();
  await user.type(account(), 'demo');
  await user.type(password(), 'secret1{Enter}{Enter}{Enter}');
  await screen.findByRole('button', { busy: true });
  await eventually(() => expect(received).toHaveBeenCalledOnce());
  await user.keyboard('{Enter}');
  expect(received).toHaveBeenCalledOnce();
});

describe('an invalid login form', () => {
  test('an empty form is not sent, shows both errors and focuses the account', async () => {
    const received = vi.fn<() => string>(() => 'the-token');
    server.use(respond(login, received));
    const { user } = openScreen();
    await user.click(submit());
    expect(await screen.findByText('Enter your email address or phone number.')).toBeVisible();
    expect(screen.getByText('Enter your password (at least 6 characters).')).toBeVisible();
    expect(account()).toHaveFocus();
    expect(received).not.toHaveBeenCalled();
  });

  test('a form without an account is not sent, shows the error at the field and focuses it', async () => {
    const { user } = openScreen();
    await user.type(password(), 'secret1{Enter}');
    expect(await screen.findByText('Enter your email address or phone number.')).toBeVisible();
    expect(account()).toHaveFocus();
    expect(account()).toBeInvalid();
  });

  test('a form with a password of 5 characters is not sent', async () => {
    const { user } = openScreen();
    await user.type(account(), 'demo');
    await user.type(password(), '12345{Enter}');
    expect(await screen.findByText('The password must have at least 6 characters.')).toBeVisible();
    expect(password()).toHaveFocus();
  });

  test('no error is shown before a field was left', async () => {
    const { user } = openScreen();
    await user.type(password(), '123');
    expect(screen.queryByText('The password must have at least 6 characters.')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('The password must have at least 6 characters.')).toBeVisible();
  });

  test('a pasted password that is too long is not cut, and is an error beside the field', async () => {
    const { user } = openScreen();
    await user.type(account(), 'demo@bourse.example');
    await user.click(password());
    await user.paste('p'.repeat(20));
    expect(password()).toHaveValue('p'.repeat(20));
    expect(password()).toHaveAccessibleDescription('20 characters: 16 are allowed.');
    await user.click(submit());
    expect(password()).toHaveFocus();
    expect(screen.queryByText(/No response from the server/)).not.toBeInTheDocument();
  });

  test('an account is read without the invisible characters of a paste', async () => {
    const { user } = openScreen();
    await user.click(account());
    await user.paste('\u200Bdemo@bourse.example\u2060');
    expect(account()).toHaveValue('demo@bourse.example');
  });
});

async function failWith(answer: () => Response) {
  server.use(respond(login, answer));
  const { store, user } = openScreen();
  await user.type(account(), 'demo');
  await user.type(password(), 'secret1{Enter}');
  const alert = await failure();
  expect(account()).toHaveValue('demo');
  expect(password()).toHaveValue('secret1');
  expect(submit()).toBeEnabled();
  expect(selectToken(store.getState())).toBeUndefined();
  return alert;
}

describe('a failed login', () => {
  test('a wrong password keeps the input and shows the reason', async () => {
    expect(await failWith(() => rejection('密码错误'))).toHaveTextContent('Incorrect password');
  });

  test('a locked account shows the end of the lock in the user’s time format', async () => {
    const alert = await failWith(() => rejection(LOCKED));
    expect(alert).toHaveTextContent("Account is locked, can't do this before Nov 20, 2026, 21:30:00.");
  });

  test('a text missing from the catalogue is shown unchanged', async () => {
    expect(await failWith(() => rejection('维护中 <b>1</b>'))).toHaveTextContent('维护中 <b>1</b>');
  });

  test('a login without a network keeps the input and shows the reason', async () => {
    expect(await failWith(noConnection)).toHaveTextContent('No response from the server');
  });

  test('a login after too many tries keeps the input and shows the reason', async () => {
    expect(await failWith(() => status(429))).toHaveTextContent('Too many attempts');
  });

  test('a failure keeps the input and shows the reason in the user’s language', async () => {
    server.use(respond(login, () => rejection('密码错误')));
    const { user } = openScreen({ language: 'zh' });
    await user.type(screen.getByLabelText('账号'), 'demo');
    await user.type(screen.getByLabelText('密码', { selector: 'input' }), 'secret1{Enter}');
    expect(await failure()).toHaveTextContent('密码错误');
  });
});

describe('the login form during and after the request', () => {
  test('a 999 keeps the input and shows its text', async () => {
    expect(await failWith(() => expired())).toHaveTextContent('Your session has expired');
  });

  test.each([
    ['refusal', () => rejection('密码错误'), 'Incorrect password.', '密码错误'],
    ['locked account', () => rejection(LOCKED), 'Account is locked', '账户已锁定'],
    ['999', () => expired(), 'Your session has expired', '登录已过期'],
    ['missing reply', noConnection, 'No response from the server', '服务器没有响应'],
  ])('a language switch translates a visible %s and keeps the input', async (_name, answer, english, chinese) => {
    server.use(respond(login, answer));
    const { user } = openScreen();
    await user.type(account(), 'demo');
    await user.type(password(), 'secret1{Enter}');
    expect(await failure()).toHaveTextContent(english);
    await user.click(screen.getByRole('button', { name: 'switch language' }));
    await waitFor(() => expect(within(screen.getByRole('form')).getByRole('alert')).toHaveTextContent(chinese));
    expect(screen.getByLabelText('账号')).toHaveValue('demo');
    expect(screen.getByLabelText('密码', { selector: 'input' })).toHaveValue('secret1');
  });

  test('a language switch translates a visible error of a field', async () => {
    const { user } = openScreen();
    await user.click(submit());
    expect(await screen.findByText('Enter your email address or phone number.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'switch language' }));
    expect(await screen.findByText('请输入邮箱或手机号码。')).toBeVisible();
  });

  test('a refusal disappears when the input changes', async () => {
    server.use(respond(login, () => rejection('密码错误')));
    const { user } = openScreen();
    await user.type(account(), 'demo');
    await user.type(password(), 'secret1{Enter}');
    await failure();
    await user.type(password(), '2');
    await waitFor(() => expect(within(screen.getByRole('form')).queryByRole('alert')).not.toBeInTheDocument());
  });
});

test('a login in another tab also redirects', async () => {
  const { store, router } = openScreen({ from: '/letransactions' });
  store.dispatch({ type: 'session/sessionStored', payload: { token: 'from-elsewhere' } });
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/letransactions');
});

test('the password can be shown before it is sent', async () => {
  const { user } = openScreen();
  await user.type(password(), 'secret1');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('no input of the form is stored', async () => {
  server.use(respond(login, () => 'the-token'));
  const { store, user } = openScreen();
  await user.type(account(), 'typed-account');
  await user.type(password(), 'secret1{Enter}');
  await screen.findByText('another screen');
  await waitFor(() => expect(selectAccount(store.getState())).toBe('demo@bourse.example'));
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect(stored).not.toContain('typed-account');
  expect(stored).not.toContain('secret1');
});

test('a login is remembered on this device, with its time zone', async () => {
  server.use(respond(login, () => 'the-token'));
  const { user } = openScreen();
  await user.type(account(), 'demo@bourse.example');
  await user.type(password(), 'secret1{Enter}');
  await screen.findByText('another screen');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await waitFor(async () => expect(await deviceLogIns.read()).toMatchObject([{ userId: 42, timeZone }]));
});

test('the anti-phishing phrase of the device is shown before the login', async () => {
  await antiPhishingPhrase.write('blue heron');
  openScreen();
  expect(await screen.findByText('blue heron')).toBeVisible();
  await antiPhishingPhrase.write(undefined);
});
