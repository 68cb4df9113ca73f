import { dialectLearnt, selectToken } from '@bourse/api-client';
import { never, noConnection, respond } from '@bourse/api-client/testing';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { login, register } from '@bourse/contracts/identity';
import { capabilities } from '@bourse/contracts/site';
import { accountOf, returnPathOf } from '@bourse/feature-kit';
import { eventually } from '@bourse/vitest-config/eventually';
import { consent, email, field, fill, openScreen, press, registrationExchange } from './register.test-support';

const { server, calls } = registrationExchange();

test('a registration by email checks the code first, then registers, logs in, and returns to the previous screen', async () => {
  const { router, store, user } = openScreen({ from: '/legal' });
  await fill(user);
  await user.click(press('Sign up'));
  await screen.findByText('another screen');
  expect(calls).toEqual([
    { path: 'check email', request: { email_code: '123456' } },
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
    { path: 'log in', request: { user_string: 'ana@example.org', password: 'secret1', type: 1 } },
  ]);
  const { location, historyAction } = router.state;
  expect([location.pathname, historyAction]).toEqual(['/legal', 'REPLACE']);
  expect(selectToken(store.getState())).toBe('the-token');
  expect(sessionStorage.getItem('bourse.draft.register')).toBeNull();
});

test('a user who registers from the start page lands on the market', async () => {
  const { router, user } = openScreen();
  await fill(user);
  await user.click(press('Sign up'));
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/dealCenter');
});

test('a registration whose log-in fails goes to the login screen with the account', async () => {
  server.use(respond(login, noConnection));
  const { router, user } = openScreen({ from: '/dealCenter' });
  await fill(user);
  await user.click(press('Sign up'));
  await screen.findByText('another screen');
  const { location, historyAction } = router.state;
  expect([location.pathname, historyAction]).toEqual(['/components/login', 'REPLACE']);
  expect([accountOf(location.state), returnPathOf(location.state)]).toEqual(['ana@example.org', '/dealCenter']);
  expect(screen.getByText('Your account is ready. Log in with your new password.')).toBeVisible();
  expect(sessionStorage.getItem('bourse.draft.register')).toBeNull();
});

test('a practice venue offers its invite code at the field', async () => {
  const { user } = openScreen();
  await user.click(await screen.findByRole('button', { name: 'Use BOURSE' }));
  expect(field('Invite code')).toHaveValue('BOURSE');
});

test('a back end with real money offers no invite code', async () => {
  const asked = vi.fn<() => void>();
  server.use(
    respond(capabilities, () => {
      asked();
      return { account: 'live' as const, practice: { invite_code: 'BOURSE' } };
    }),
  );
  openScreen();
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { name: 'Use BOURSE' })).not.toBeInTheDocument();
});

test('a registration by phone names the country of the number', async () => {
  const { user } = openScreen();
  await user.click(screen.getByRole('tab', { name: 'Phone' }));
  const country = screen.getByLabelText('Country or region');
  await user.clear(country);
  await user.click(country);
  await user.paste('Spain');
  await user.click(await screen.findByText('Spain (+34)'));
  await fill(user, () => field('Phone number'), '612 345 678');
  await user.click(press('Send code'));
  await screen.findByText('Code sent to 612345678');
  await user.click(press('Sign up'));
  await screen.findByText('another screen');
  const phone = { user_string: '612345678', country_code: '34' };
  expect(calls).toEqual([
    { path: 'sms', request: { ...phone, lan: 'en' } },
    { path: 'check phone', request: { mobile_code: '123456' } },
    { path: 'register', request: expect.objectContaining({ ...phone, type: 'mobile' }) as unknown },
    { path: 'log in', request: { user_string: '+34612345678', password: 'secret1', type: 1 } },
  ]);
});

test('a registration chooses a trade password where the back end wants one, and sends it under its name', async () => {
  const sent = vi.fn<(form: string) => void>();
  server.use(
    http.post('*/api/user/register', async ({ request }) => {
      sent(await request.text());
      return HttpResponse.json({ type: 'ok', message: '注册成功' });
    }),
  );
  const { store, user } = openScreen();
  act(() => void store.dispatch(dialectLearnt({ tradePassword: { register: 'withdraw_password' } })));
  await fill(user);
  await user.click(press('Sign up'));
  expect(await screen.findByText('Enter the trade password')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(field('Trade password'), 'second2');
  await user.click(press('Sign up'));
  await screen.findByText('another screen');
  expect(sent.mock.calls[0]?.[0]).toMatch(/withdraw_password=second2/);
});

test('a registration is sent once for any number of Enter presses, and the button shows that it is pending', async () => {
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
  await eventually(() => expect(received).toHaveBeenCalledOnce());
  await user.keyboard('{Enter}');
  expect(calls.map(({ path }) => path)).toEqual(['check email']);
  expect(received).toHaveBeenCalledOnce();
});

describe('the register address', () => {
  test('the register address fills in email and invite code', () => {
    openScreen({ query: '?email=ana%2B1%40example.org&extension_code=FRIEND' });
    expect(email()).toHaveValue('ana+1@example.org');
    expect(field('Invite code')).toHaveValue('FRIEND');
  });

  test('a register address without email and invite code leaves the fields empty and the agreement unticked', () => {
    openScreen();
    expect(email()).toHaveValue('');
    expect(field('Invite code')).toHaveValue('');
    expect(consent()).not.toBeChecked();
  });
});

describe('an invalid register form', () => {
  test('the registration shows what is missing, and focuses the first invalid field', async () => {
    const { user } = openScreen();
    await user.click(press('Sign up'));
    for (const said of [
      'Enter your email address or phone number.',
      'Enter the verification code.',
      'Enter a password.',
      'Confirm your password.',
      'Enter the invite code.',
      'Accept the user agreement first.',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- all are there once the first is
      expect(await screen.findByText(said, { selector: '[id$="-error"]' })).toBeVisible();
    }
    // One polite summary for screen readers.
    expect(await screen.findByText('6 fields need attention')).toBeInTheDocument();
    expect(within(screen.getByRole('form')).queryByRole('alert')).toBeNull();
    expect(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('an error is shown after its field lost the focus', async () => {
    const { user } = openScreen();
    await user.type(field('Password'), 'abc');
    expect(screen.queryByText('The password must have 6 to 16 characters.')).not.toBeInTheDocument();
    await user.type(field('Confirm password'), 'abd');
    expect(await screen.findByText('The password must have 6 to 16 characters.')).toBeVisible();
    await user.tab();
    expect(await screen.findByText('The passwords do not match.')).toBeVisible();
    expect(field('Confirm password')).toBeInvalid();
  });
});

test('a reload keeps the account and the countdown, but no secret', async () => {
  const first = openScreen({ query: '?extension_code=FRIEND' });
  await fill(first.user);
  await first.user.click(press('Send code'));
  await screen.findByRole('button', { name: /^Resend in/ });
  const kept = JSON.stringify(sessionStorage.getItem('bourse.draft.register'));
  expect(kept).toContain('ana@example.org');
  for (const secret of ['secret1', '123456']) expect(kept).not.toContain(secret);
  expect(localStorage).toHaveLength(0);
  first.unmount();

  openScreen();
  expect(email()).toHaveValue('ana@example.org');
  expect(field('Invite code')).toHaveValue('FRIENDBOURSE');
  expect(field('Password')).toHaveValue('');
  expect(press(/^Resend in \d+ s$/)).toBeDisabled();
});

describe('the agreement', () => {
  test('the agreement is asked for above the button that needs it, with the link in its own words', () => {
    openScreen();
    const box = screen.getByRole('checkbox', { name: 'I have read and accept the user agreement' });
    expect(box.compareDocumentPosition(press('Send code'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(box.closest('label')).toContainElement(press('user agreement'));
  });

  test('the agreement can be read in a dialog, and accepted there', async () => {
    const { user } = openScreen();
    await user.click(press('user agreement'));
    const dialog = within(screen.getByRole('dialog', { name: 'User agreement' }));
    expect(await dialog.findByText('Trades are final.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(consent()).toBeChecked();
  });

  test('closing the agreement does not accept it', async () => {
    const { user } = openScreen();
    await user.click(press('user agreement'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(consent()).not.toBeChecked();
    expect(press('user agreement')).toHaveFocus();
  });
});

test('the register screen redirects a logged-in user', async () => {
  const { store, router } = openScreen({ from: '/letransactions' });
  store.dispatch({ type: 'session/sessionStored', payload: { token: 'from-elsewhere' } });
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/letransactions');
});

test('the link for existing users opens the login screen, which then returns to the previous screen', async () => {
  const { router, user } = openScreen({ from: '/dealCenter' });
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await screen.findByText('another screen');
  expect(router.state.location.pathname).toBe('/components/login');
  expect(returnPathOf(router.state.location.state)).toBe('/dealCenter');
});
