import { selectToken } from '@bourse/api-client';
import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { userInfo } from '@bourse/contracts/identity';
import {
  beginPasskey,
  beginPasskeyLogIn,
  confirmPasskey,
  passkeyLogIn,
  passkeys,
  removePasskey,
  sessions,
} from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { freshServer } from '@bourse/feature-kit/test-server';
import { fakePasskeys, renderFeature, type FakePasskeys } from '@bourse/feature-kit/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DevicesPanel } from '../devices/devices-panel';
import { aWireUser } from '../testing';
import { Component as PasskeyLogIn } from './passkey-log-in';
import { PasskeysPanel } from './passkeys-panel';

const { server } = freshServer(() => []);
const announced = respond(capabilities, () => ({ passkeys: { domain: 'bourse.test' } }));
const elsewhere = respond(capabilities, () => ({ passkeys: { domain: 'bourse.example' } }));
const AT = 1_795_000_000;
const aWireDevice = (id: number, current: 0 | 1) => ({
  id,
  device: '',
  address: `198.51.100.${id}`,
  created_at: AT,
  last_used_at: AT,
  current,
});
const CREATION = JSON.stringify({
  challenge: 'BAUG',
  rp: { name: 'Bourse', id: 'bourse.test' },
  user: { id: 'Nw', name: 'lin', displayName: 'lin' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});
const REQUEST = JSON.stringify({ challenge: 'BAUG', rpId: 'bourse.test', allowCredentials: [] });

const logIn = () => screen.findByRole('button', { name: 'Log in with a passkey' });

let browser: FakePasskeys;

beforeEach(() => {
  browser = fakePasskeys();
});
afterEach(() => browser.remove());

/** A back end without passkeys is not asked for them. */
const unasked = () => {
  const asked = vi.fn<() => void>();
  server.use(
    respond(passkeys, () => {
      asked();
      return { list: [] };
    }),
  );
  return asked;
};

describe('the panel of passkeys', () => {
  test('a back end without passkeys shows nothing of them, and is not asked for them', async () => {
    const answered = vi.fn<() => void>();
    const asked = unasked();
    server.use(
      respond(capabilities, () => {
        answered();
        return {};
      }),
    );
    renderFeature(<PasskeysPanel />);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.queryByText('Passkeys')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  test('a passkey is added with its name and the password', async () => {
    let list: { id: number; name: string; created_at: number }[] = [];
    const received = vi.fn<(request: unknown) => void>();
    server.use(
      announced,
      respond(passkeys, () => ({ list })),
      respond(beginPasskey, ({ request }) => {
        received(request);
        return { options: CREATION };
      }),
      respond(confirmPasskey, ({ request }) => {
        received(request);
        list = [{ id: 1, name: request.name, created_at: AT }];
        return 'ok';
      }),
    );
    const { user } = renderFeature(<PasskeysPanel />);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Phone');
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove: Phone' })).toBeInTheDocument();
    expect(screen.getByText(/not used yet/)).toBeInTheDocument();
    expect(browser.asked).toMatchObject([{ rp: { id: 'bourse.test' } }]);
    expect(received.mock.calls).toMatchObject([[{ password: 'secret1' }], [{ name: 'Phone' }]]);
    expect(JSON.stringify(received.mock.calls)).toContain('attestationObject');
  });

  test.each([
    ['NotAllowedError', 'No passkey was created. Try again.'],
    ['InvalidStateError', 'This device already has a passkey of your account.'],
    ['SecurityError', 'This browser could not create a passkey.'],
  ])('a browser that answers %s adds nothing, and the dialog keeps its input', async (reason, words) => {
    const confirmed = vi.fn<() => void>();
    server.use(
      announced,
      respond(passkeys, () => ({ list: [] })),
      respond(beginPasskey, () => ({ options: CREATION })),
      respond(confirmPasskey, () => {
        confirmed();
        return 'ok';
      }),
    );
    browser.refuse(reason);
    const { user } = renderFeature(<PasskeysPanel />);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Phone');
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(confirmed).not.toHaveBeenCalled();
  });

  test('a passkey whose confirmation is lost is in the list that is read again', async () => {
    let list: { id: number; name: string; created_at: number }[] = [];
    server.use(
      announced,
      respond(passkeys, () => ({ list })),
      respond(beginPasskey, () => ({ options: CREATION })),
      respond(confirmPasskey, () => {
        list = [{ id: 1, name: 'Stored', created_at: AT }];
        return noConnection();
      }),
    );
    const { user } = renderFeature(<PasskeysPanel />);
    await user.click(await screen.findByRole('button', { name: 'Add passkey' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Stored');
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByText(/^No response.*Check here whether the change was made/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Stored')).toBeInTheDocument());
  });

  test('a passkey is removed with the password; a refusal is shown in the dialog', async () => {
    let list = [{ id: 4, name: 'Phone', created_at: AT, last_used_at: AT + 60 }];
    server.use(
      announced,
      respond(passkeys, () => ({ list })),
      respond(removePasskey, ({ request }) => {
        if (request.password !== 'secret1') return rejection(SERVER_TEXTS.passwordWrong);
        list = list.filter(({ id }) => id !== request.id);
        return 'ok';
      }),
    );
    const { user } = renderFeature(<PasskeysPanel />);
    await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
    const field = await screen.findByLabelText('Password');
    await user.type(field, 'secret2{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'secret1{Enter}');
    expect(await screen.findByText('No passkeys yet')).toBeInTheDocument();
  });

  test('the devices are read again once a passkey is removed, which logs its devices out', async () => {
    let running = [aWireDevice(1, 1), aWireDevice(2, 0)];
    let list = [{ id: 4, name: 'Phone', created_at: AT, last_used_at: AT + 60 }];
    server.use(
      respond(capabilities, () => ({ passkeys: { domain: 'bourse.test' }, sessions: 1 })),
      respond(sessions, () => ({ list: running })),
      respond(passkeys, () => ({ list })),
      respond(removePasskey, () => {
        list = [];
        running = running.filter(({ current }) => current === 1);
        return 'ok';
      }),
    );
    const { user } = renderFeature(
      <>
        <PasskeysPanel />
        <DevicesPanel />
      </>,
    );
    expect(await screen.findByRole('button', { name: /^Log out: / })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
    expect(await screen.findByText(/Other devices that used it to log in are logged out/)).toBeVisible();
    await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Log out: / })).toBeNull());
  });

  test('a page of another domain lists passkeys, and adds none', async () => {
    server.use(
      elsewhere,
      respond(passkeys, () => ({ list: [{ id: 4, name: 'Phone', created_at: AT }] })),
    );
    renderFeature(<PasskeysPanel />);
    expect(await screen.findByRole('button', { name: 'Remove: Phone' })).toBeVisible();
    expect(screen.getByText('Passkeys cannot be added in this browser or at this address.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  });
});

describe('the log-in with a passkey', () => {
  test('a passkey begins the session, with the attempt that was begun', async () => {
    const received = vi.fn<(request: unknown) => void>();
    server.use(
      announced,
      respond(userInfo, () => aWireUser()),
      respond(beginPasskeyLogIn, () => ({ attempt: 'first', options: REQUEST })),
      respond(passkeyLogIn, ({ request }) => {
        received(request);
        return 'the-token';
      }),
    );
    const { store, user } = renderFeature(<PasskeyLogIn />, { isVisitor: true });
    await user.click(await logIn());
    await waitFor(() => expect(selectToken(store.getState())).toBe('the-token'));
    expect(browser.asked).toMatchObject([{ rpId: 'bourse.test' }]);
    expect(received.mock.calls).toMatchObject([[{ attempt: 'first' }]]);
    expect(JSON.stringify(received.mock.calls)).toContain('signature');
  });

  test.each([
    ['NotAllowedError', 'No passkey was used. Try again, or log in with your password.'],
    ['SecurityError', 'This browser could not use a passkey. Log in with your password.'],
  ])('a browser that answers %s logs nobody in, and says what to do', async (reason, words) => {
    server.use(
      announced,
      respond(beginPasskeyLogIn, () => ({ attempt: 'first', options: REQUEST })),
    );
    browser.refuse(reason);
    const { store, user } = renderFeature(<PasskeyLogIn />, { isVisitor: true });
    await user.click(await logIn());
    expect(await screen.findByText(words)).toBeVisible();
    expect(selectToken(store.getState())).toBeUndefined();
  });

  test('a log-in whose reply is lost begins anew, with another challenge', async () => {
    let attempts = 0;
    server.use(
      announced,
      respond(userInfo, () => aWireUser()),
      respond(beginPasskeyLogIn, () => {
        attempts += 1;
        return { attempt: `attempt ${attempts}`, options: REQUEST };
      }),
      respond(passkeyLogIn, ({ request }) => (request.attempt === 'attempt 1' ? noConnection() : 'the-token')),
    );
    const { store, user } = renderFeature(<PasskeyLogIn />, { isVisitor: true });
    await user.click(await logIn());
    await waitFor(() => expect(attempts).toBe(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled());
    expect(selectToken(store.getState())).toBeUndefined();
    await user.click(await logIn());
    await waitFor(() => expect(selectToken(store.getState())).toBe('the-token'));
  });

  test.each([
    ['a page of another domain', elsewhere, false],
    ['a browser without passkeys', announced, true],
    ['a back end without passkeys', respond(capabilities, () => ({})), false],
  ])('%s has no such button', async (_words, back, isOld) => {
    const answered = vi.fn<() => void>();
    server.use(back);
    server.events.on('response:mocked', () => answered());
    if (isOld) browser.remove();
    renderFeature(<PasskeyLogIn />, { isVisitor: true });
    await waitFor(() => expect(answered).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    server.events.removeAllListeners();
  });
});
