import { freshServer } from '@bourse/feature-kit/test-server';
import { testStore } from '@bourse/api-client/testing';
import { featureKitMessages, SESSION_TOAST } from '@bourse/feature-kit';
import { serverTexts } from '@bourse/i18n';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages, useToast } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll } from 'vitest';
import { passwordResetSlice } from '../forgot-password/slice';
import { identityMessages } from '../locales/messages';
import { Component as BindEmail } from './bind-email';
import { Component as ForgotPassword } from './forgot-password';
import { Component as Payee } from './payee';
import { Component as Region } from './region';
import { Component as ResetPassword } from './reset-password';
import { Component as Verification } from './verification';

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

/** Opens a screen of the account by its path, for a logged-in user. */
export function open(pathname: string, state: unknown = null) {
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

export const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

/** For the top of a test file: a server without answers for each test, and the texts of the screens. */
export function freshAccount() {
  beforeAll(async () => {
    await preloadMessages([identityMessages, uiKitMessages, featureKitMessages, serverTexts], ['en']);
  });
  return freshServer(() => []).server;
}
