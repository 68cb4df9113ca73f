import { selectAccount, selectToken, STORAGE_KEYS } from '@bourse/api-client';
import { never, noConnection, rejection, respond, status, testStore } from '@bourse/api-client/testing';
import { serverTexts } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '../contract';
import { identityMessages } from '../locales/messages';
import { loginStateOf } from '../login/return-path';
import { Component as LoginScreen } from './login';

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await preloadMessages([identityMessages, uiKitMessages, serverTexts], ['en', 'zh']);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function openScreen({ from, language = 'en' }: { from?: string; language?: 'en' | 'zh' } = {}) {
  const store = testStore();
  const place = { pathname: from ?? '', search: '', hash: '' };
  const router = createMemoryRouter(
    [
      { path: '/components/login', Component: LoginScreen },
      { path: '*', element: <p>another screen</p> },
    ],
    { initialEntries: [{ pathname: '/components/login', state: from === undefined ? null : loginStateOf(place) }] },
  );
  renderWithKit(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
    { language },
  );
  return { store, router, user: userEvent.setup() };
}

const account = () => screen.getByLabelText('Account');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
/** The page has an alert region of its own, for toasts. */
const failure = () => within(screen.getByRole('form')).findByRole('alert');
const submit = () => screen.getByRole('button', { name: 'Log in' });

describe('a log-in', () => {
  test('by Enter stores the token and leads back to where the reader came from', async () => {
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

  test('that nothing led to ends on the start page', async () => {
    server.use(respond(login, () => 'the-token'));
    const { router, user } = openScreen();
    await user.type(account(), 'demo');
    await user.type(password(), 'secret1');
    await user.click(submit());
    await screen.findByText('another screen');
    expect(router.state.location.pathname).toBe('/');
  });

  test('is sent once, however often Enter is pressed, and the button says that it is on its way', async () => {
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
    await vi.waitFor(() => expect(received).toHaveBeenCalledOnce());
    await user.keyboard('{Enter}');
    expect(received).toHaveBeenCalledOnce();
  });
});

describe('a form that breaks the rules is not sent', () => {
  test('without an account: that is said beside the field, and the field gets the focus', async () => {
    const { user } = openScreen();
    await user.type(password(), 'secret1{Enter}');
    expect(await screen.findByText('Please enter your account')).toBeVisible();
    expect(account()).toHaveFocus();
    expect(account()).toBeInvalid();
  });

  test('with 5 characters of a password', async () => {
    const { user } = openScreen();
    await user.type(account(), 'demo');
    await user.type(password(), '12345{Enter}');
    expect(await screen.findByText('The password has at least 6 characters')).toBeVisible();
    expect(password()).toHaveFocus();
  });

  test('nothing is wrong before a field was left', async () => {
    const { user } = openScreen();
    await user.type(password(), '123');
    expect(screen.queryByText('The password has at least 6 characters')).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText('The password has at least 6 characters')).toBeVisible();
  });

  test('the fields take no more than 120 and 16 characters', async () => {
    const { user } = openScreen();
    await user.click(account());
    await user.paste('a'.repeat(130));
    await user.click(password());
    await user.paste('p'.repeat(20));
    expect(account()).toHaveValue('a'.repeat(120));
    expect(password()).toHaveValue('p'.repeat(16));
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

describe('a failure keeps what is typed and says why', () => {
  test('the password is wrong', async () => {
    expect(await failWith(() => rejection('密码错误'))).toHaveTextContent('The password is wrong');
  });

  test('the account is locked: until when, in the reader’s way of writing times', async () => {
    const alert = await failWith(() => rejection('账户已锁定，2026-11-20 21:30:00之前不能进行此操作'));
    expect(alert).toHaveTextContent("Account is locked, can't do this before Nov 20, 2026, 21:30:00.");
  });

  test('a text that no catalogue knows is shown as it came', async () => {
    expect(await failWith(() => rejection('维护中 <b>1</b>'))).toHaveTextContent('维护中 <b>1</b>');
  });

  test('no answer', async () => {
    expect(await failWith(noConnection)).toHaveTextContent('The exchange did not answer');
  });

  test('too many tries', async () => {
    expect(await failWith(() => status(429))).toHaveTextContent('Too many attempts');
  });

  test('in the reader’s language', async () => {
    server.use(respond(login, () => rejection('密码错误')));
    const { user } = openScreen({ language: 'zh' });
    await user.type(screen.getByLabelText('账号'), 'demo');
    await user.type(screen.getByLabelText('密码', { selector: 'input' }), 'secret1{Enter}');
    expect(await failure()).toHaveTextContent('密码错误');
  });
});

test('a log-in in another tab leads on from here too', async () => {
  const { store, router } = openScreen({ from: '/letransactions' });
  store.dispatch({ type: 'session/sessionStored', payload: { token: 'from-elsewhere' } });
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/letransactions');
});

test('the password can be looked at before it is sent', async () => {
  const { user } = openScreen();
  await user.type(password(), 'secret1');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('nothing of the form goes to storage', async () => {
  server.use(respond(login, () => 'the-token'));
  const { store, user } = openScreen();
  await user.type(account(), 'demo');
  await user.type(password(), 'secret1{Enter}');
  await screen.findByText('another screen');
  expect(selectAccount(store.getState())).toBeUndefined();
  expect(localStorage.getItem(STORAGE_KEYS.account)).toBeNull();
});
