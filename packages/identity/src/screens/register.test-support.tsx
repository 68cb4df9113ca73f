import {
  featurePart,
  FeaturePartsContext,
  featureKitMessages,
  ScreensContext,
  type Screens,
} from '@bourse/feature-kit';
import { respond, testStore } from '@bourse/api-client/testing';
import { serverTexts } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { fakeRealtime } from '@bourse/realtime/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  checkEmailCode,
  checkMobileCode,
  login,
  register,
  sendMailCode,
  sendSmsCode,
  userInfo,
} from '@bourse/contracts/identity';
import { capabilities } from '@bourse/contracts/site';
import { identityMessages } from '../locales/messages';
import { Component as RegisterScreen } from './register';
import { LINKS } from '../links';
import { aWireUser } from '../testing';

/** An exchange that accepts every registration, new for each test; `calls` are path and request in order. */
export function registrationExchange() {
  const server = setupServer();
  const calls: { path: string; request: object }[] = [];
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    await preloadMessages([identityMessages, uiKitMessages, featureKitMessages, serverTexts], ['en', 'zh']);
  });
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    calls.length = 0;
    const taking = (path: string, request: object, answer: string) => {
      calls.push({ path, request });
      return answer;
    };
    server.use(
      respond(sendMailCode, ({ request }) => taking('mail', request, '验证码已发送')),
      respond(sendSmsCode, ({ request }) => taking('sms', request, '验证码已发送')),
      respond(checkEmailCode, ({ request }) => taking('check email', request, '验证成功')),
      respond(checkMobileCode, ({ request }) => taking('check phone', request, '验证成功')),
      respond(register, ({ request }) => taking('register', request, '注册成功')),
      respond(login, ({ request }) => taking('log in', request, 'the-token')),
      respond(userInfo, () => aWireUser()),
      respond(capabilities, () => ({ account: 'practice' as const, practice: { invite_code: 'BOURSE' } })),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return { server, calls };
}

/** The agreement of the feature that has the articles. */
const agreement = featurePart(() => Promise.resolve({ Component: () => <p>Trades are final.</p> }));

/** A client with the market. */
const SCREENS: Screens = {
  has: () => true,
  pathOf: ({ name }) => (name === LINKS.trade.name ? '/dealCenter' : undefined),
  entry: { logIn: '/components/login', register: '/components/register' },
};

export function openScreen({
  query = '',
  from = '/',
  language = 'en',
}: { query?: string; from?: string; language?: 'en' | 'zh' } = {}) {
  const store = testStore({ extra: { realtime: fakeRealtime() } });
  const router = createMemoryRouter(
    [
      { path: '/components/register', Component: RegisterScreen },
      { path: '*', element: <p>another screen</p> },
    ],
    { initialEntries: [{ pathname: '/components/register', search: query, state: { from } }] },
  );
  const { unmount } = renderWithKit(
    <Provider store={store}>
      <ScreensContext value={SCREENS}>
        <FeaturePartsContext value={{ [LINKS.agreement.name]: agreement }}>
          <RouterProvider router={router} />
        </FeaturePartsContext>
      </ScreensContext>
    </Provider>,
    { language },
  );
  return { store, router, unmount, user: userEvent.setup() };
}

export const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
export const email = () => field('Email address');
export const consent = () => screen.getByRole('checkbox');
export const press = (name: string | RegExp) => screen.getByRole('button', { name });

type User = ReturnType<typeof userEvent.setup>;

export async function fill(user: User, account = email, name = 'ana@example.org') {
  await user.type(account(), name);
  await user.type(field('Verification code'), '123456');
  await user.type(field('Password'), 'secret1');
  await user.type(field('Confirm password'), 'secret1');
  await user.type(field('Invite code'), 'BOURSE');
  await user.click(consent());
}
