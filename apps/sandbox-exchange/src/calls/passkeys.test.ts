import { login, savePayee } from '@bourse/contracts/identity';
import {
  beginPasskey,
  beginPasskeyLogIn,
  beginSecondFactor,
  confirmPasskey,
  confirmSecondFactor,
  passkeyLogIn,
  passkeys,
  removePasskey,
  SECOND_FACTOR_HEADER,
} from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import type { Call } from '@bourse/contracts/wire';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../accounts/totp';
import type { User } from '../accounts/types';
import { SoftwareAuthenticator, type Changes } from '../testing/authenticator';
import { addPasskey, logInWithPasskey } from '../testing/passkeys';
import { createTestApp, type TestApp } from '../testing/test-app';

const PERIOD_MS = 30_000;
const MINUTE_MS = 60_000;
const password = 'secret1';
const payee = { real_name: 'Lin' };

let test: TestApp;
let user: User;
let token: string;
let key: SoftwareAuthenticator;

beforeEach(async () => {
  test = await createTestApp({ env: { SANDBOX_CONTROL: '1' } });
  user = await test.user();
  token = await test.token(user);
  key = new SoftwareAuthenticator();
});

afterEach(() => test.close());

const REFUSED = { type: 'error', message: SERVER_TEXTS.passkeyRefused };

/** Sends a call with the answer to a question. */
async function askWith(given: string, call: Call, fields: Record<string, string>, of = token, from = '127.0.0.1') {
  const response = await test.app.server.inject({
    method: 'POST',
    url: `/api${call.path}?t=1`,
    remoteAddress: from,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(of !== '' && { authorization: of }),
      ...(given !== '' && { [SECOND_FACTOR_HEADER]: given }),
    },
  });
  return response.json<{ type: unknown; message: unknown; data?: { passkey: string } }>();
}

const add = (made: SoftwareAuthenticator, changes?: Changes, of = token) => addPasskey(test, made, of, { changes });

const begin = () => test.reply(beginPasskeyLogIn, {});

const logIn = (made = key, changes?: Changes) => logInWithPasskey(test, made, changes);

/** The text with which a log-in from an address is refused. */
async function refusedFrom(address: string): Promise<unknown> {
  return (await askWith('', passkeyLogIn, { attempt: 'none', credential: '{}' }, '', address)).message;
}

/** The options in a refusal that asks for the second factor. */
const asked = async (call: Call = savePayee, fields: Record<string, string> = payee, of = token, from?: string) =>
  (await askWith('', call, fields, of, from)).data?.passkey ?? '';

describe('a registration', () => {
  it('a passkey is registered with the password, told by mail, and listed with its times', async () => {
    expect(await test.ask(beginPasskey, { password: 'secret2' }, token)).toMatchObject({
      message: SERVER_TEXTS.passwordWrong,
    });
    expect(await add(key)).toMatchObject({ type: 'ok' });
    const [mail] = await test.exchange.outbox.list(user.account);
    expect(mail).toMatchObject({ purpose: 'new passkey', code: '', path: '/account/accountSet' });
    const now = Math.floor(test.clock.now() / 1000) * 1000;
    expect(await test.reply(passkeys, {}, token)).toMatchObject([
      { name: 'Phone', createdAt: now, lastUsedAt: undefined },
    ]);
    test.clock.advance(MINUTE_MS);
    expect(await logIn()).toMatchObject({ type: 'ok' });
    expect(await test.reply(passkeys, {}, token)).toMatchObject([{ createdAt: now, lastUsedAt: now + MINUTE_MS }]);
  });

  it('the options want a discoverable passkey with user verification, and name those that the user has', async () => {
    await add(key);
    const { options } = await test.reply(beginPasskey, { password }, token);
    const read: unknown = JSON.parse(options);
    expect(read).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.account },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ transports: ['internal'] }],
    });
  });

  it.each<[string, Changes]>([
    ['of another origin', { origin: 'https://bourse.example' }],
    ['of another domain', { domain: 'bourse.example' }],
    ['without user verification', { isVerified: false }],
    ['in a frame of another page', { crossOrigin: true }],
    ['to another challenge', { challenge: 'AAAA' }],
  ])('a credential %s is not registered', async (_words, changes) => {
    expect(await add(key, changes)).toMatchObject(REFUSED);
    expect(await test.reply(passkeys, {}, token)).toEqual([]);
  });

  it('a challenge belongs to its session, counts once, and ends after five minutes', async () => {
    const other = await test.token(user);
    const { options } = await test.reply(beginPasskey, { password }, token);
    const credential = key.create(options);
    expect(await test.ask(confirmPasskey, { name: 'Phone', credential }, other)).toMatchObject(REFUSED);
    expect(await test.ask(confirmPasskey, { name: 'Phone', credential }, token)).toMatchObject({ type: 'ok' });
    expect(await test.ask(confirmPasskey, { name: 'Phone', credential }, token)).toMatchObject(REFUSED);
    const late = await test.reply(beginPasskey, { password }, token);
    test.clock.advance(5 * MINUTE_MS);
    const made = new SoftwareAuthenticator().create(late.options);
    expect(await test.ask(confirmPasskey, { name: 'Late', credential: made }, token)).toMatchObject(REFUSED);
  });

  it('a user has ten passkeys at most, also where the last two are confirmed at the same time', async () => {
    for (let count = 0; count < 9; count += 1) await add(new SoftwareAuthenticator());
    const begun = [
      await test.reply(beginPasskey, { password }, token),
      await test.reply(beginPasskey, { password }, token),
    ];
    const answers = await Promise.all(
      begun.map(({ options }) =>
        test.ask(confirmPasskey, { name: 'Last', credential: new SoftwareAuthenticator().create(options) }, token),
      ),
    );
    const messages = answers.map(({ message }) => message);
    expect(messages).toContain(SERVER_TEXTS.passkeysTooMany);
    expect(messages).toContain(SERVER_TEXTS.saved);
    expect(await test.ask(beginPasskey, { password }, token)).toMatchObject({ message: SERVER_TEXTS.passkeysTooMany });
  });

  it('a passkey of one account is not registered for another, and is removed by its own user only', async () => {
    await add(key);
    const stranger = await test.token(await test.user());
    expect(await add(key, undefined, stranger)).toMatchObject({ message: SERVER_TEXTS.passkeyKnown });
    const [{ id } = { id: 0 }] = await test.reply(passkeys, {}, token);
    expect(await test.ask(removePasskey, { id, password }, stranger)).toMatchObject({
      message: SERVER_TEXTS.dataNotFound,
    });
    expect(await test.ask(removePasskey, { id, password: 'secret2' }, token)).toMatchObject({
      message: SERVER_TEXTS.passwordWrong,
    });
    expect(await test.ask(removePasskey, { id, password }, token)).toMatchObject({ type: 'ok' });
    expect(await logIn()).toMatchObject(REFUSED);
  });

  it('a name that has invisible characters, or none, is refused', async () => {
    const { options } = await test.reply(beginPasskey, { password }, token);
    for (const name of ['', ' ', 'a\u202eb']) {
      const credential = key.create(options);
      expect(await test.ask(confirmPasskey, { name, credential }, token)).toMatchObject({
        message: SERVER_TEXTS.parameterError,
      });
    }
  });
});

describe('a log-in', () => {
  beforeEach(() => add(key));

  it('a passkey opens a session of its user', async () => {
    const answer = await logIn();
    expect(answer).toMatchObject({ type: 'ok' });
    expect(await test.reply(passkeys, {}, String(answer.message))).toHaveLength(1);
  });

  it('a passkey that a page of another origin has relayed does not log in', async () => {
    expect(await logIn(key, { origin: 'https://bourse.example' })).toMatchObject(REFUSED);
    expect(await logIn(key, { origin: 'http://localhost.bourse.example' })).toMatchObject(REFUSED);
    expect(await logIn(key, { origin: 'http://localhost:4180', domain: 'bourse.example' })).toMatchObject(REFUSED);
    expect(await logIn()).toMatchObject({ type: 'ok' });
  });

  it.each<[string, Changes]>([
    ['without user verification', { isVerified: false }],
    ['in a frame of another page', { crossOrigin: true }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['with the handle of another user', { userHandle: 'OTk' }],
    ['with a counter that does not grow', { counter: 1 }],
  ])('an assertion %s does not log in', async (_words, changes) => {
    expect(await logIn(key, changes)).toMatchObject(REFUSED);
  });

  it('an assertion counts once, for the log-in that was begun, for five minutes', async () => {
    const { attempt, options } = await begin();
    const { attempt: another } = await begin();
    const credential = key.get(options);
    expect(await test.ask(passkeyLogIn, { attempt: another, credential })).toMatchObject(REFUSED);
    expect(await test.ask(passkeyLogIn, { attempt, credential })).toMatchObject({ type: 'ok' });
    expect(await test.ask(passkeyLogIn, { attempt, credential })).toMatchObject(REFUSED);
    const late = await begin();
    test.clock.advance(5 * MINUTE_MS);
    expect(await test.ask(passkeyLogIn, { attempt: late.attempt, credential: key.get(late.options) })).toMatchObject(
      REFUSED,
    );
  });

  it('of two log-ins with one assertion at the same time one succeeds', async () => {
    const { attempt, options } = await begin();
    const credential = key.get(options);
    const answers = await Promise.all([1, 2].map(() => test.ask(passkeyLogIn, { attempt, credential })));
    expect(answers.filter(({ type }) => type === 'ok')).toHaveLength(1);
  });

  it('an unknown passkey, a wrong signature and what is no credential are refused with the same answer', async () => {
    const { attempt, options } = await begin();
    const credential = key.get(options);
    const tampered = credential.replace(/"signature":"./, '"signature":"A');
    expect(await test.ask(passkeyLogIn, { attempt, credential: tampered })).toEqual(
      await logIn(new SoftwareAuthenticator(), { userHandle: 'MQ' }),
    );
    for (const text of ['x', '{}', 'null', '{"id":"a","response":{"clientDataJSON":"AAAA"}}']) {
      expect(await test.ask(passkeyLogIn, { attempt, credential: text })).toMatchObject(REFUSED);
    }
  });

  it('the options of a log-in name no account and no passkey', async () => {
    const { options } = await begin();
    expect(JSON.parse(options)).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [],
      userVerification: 'required',
    });
    expect(options).not.toContain(user.account);
  });

  it('wrong assertions lock their address, and no other', async () => {
    for (let tries = 0; tries < 50; tries += 1)
      expect(await refusedFrom('203.0.113.7')).toBe(SERVER_TEXTS.passkeyRefused);
    expect(await refusedFrom('203.0.113.7')).not.toBe(SERVER_TEXTS.passkeyRefused);
    expect(await logIn()).toMatchObject({ type: 'ok' });
  });

  it('open log-ins of an address are bounded, and those of another address stay', async () => {
    const { attempt, options } = await begin();
    const first = v.parse(
      beginPasskeyLogIn.reply,
      (await askWith('', beginPasskeyLogIn, {}, '', '203.0.113.7')).message,
    );
    for (let count = 0; count < 50; count += 1) await askWith('', beginPasskeyLogIn, {}, '', '203.0.113.7');
    const dropped = { attempt: first.attempt, credential: key.get(first.options) };
    expect(await askWith('', passkeyLogIn, dropped, '', '203.0.113.7')).toMatchObject(REFUSED);
    expect(await test.ask(passkeyLogIn, { attempt, credential: key.get(options) })).toMatchObject({ type: 'ok' });
  });

  it('a user without a password cannot log in with a passkey', async () => {
    await test.exchange.admin.disableLogin(user.id);
    expect(await logIn()).toMatchObject(REFUSED);
  });
});

describe('a question for the second factor', () => {
  let secret: string;

  beforeEach(async () => {
    await add(key);
    ({ secret } = await test.reply(beginSecondFactor, { password }, token));
    await test.reply(confirmSecondFactor, { code: codeOf(secret, test.clock.now()) }, token);
    test.clock.advance(PERIOD_MS);
  });

  it('a passkey answers in place of a code, and the session is trusted for minutes', async () => {
    const options = await asked();
    expect(await askWith(key.get(options), savePayee, payee)).toMatchObject({ type: 'ok' });
    expect(await askWith('', savePayee, payee)).toMatchObject({ type: 'ok' });
    test.clock.advance(5 * MINUTE_MS);
    expect(await askWith('', savePayee, payee)).toMatchObject({ type: 'second_factor' });
  });

  it('a log-in with a passkey asks for no code, and its session asks before a protected call', async () => {
    const answer = await logIn();
    expect(answer).toMatchObject({ type: 'ok' });
    expect(await askWith('', savePayee, payee, String(answer.message))).toMatchObject({ type: 'second_factor' });
  });

  it('a relayed, spent or foreign assertion is no answer, and nothing is done', async () => {
    const options = await asked();
    const refused = { type: 'second_factor', message: SERVER_TEXTS.passkeyRefused };
    const relayed = await askWith(key.get(options, { origin: 'https://bourse.example' }), savePayee, payee);
    expect(relayed).toMatchObject(refused);
    expect(await askWith(key.get(options), savePayee, payee)).toMatchObject(refused);
    const other = await test.token(user);
    expect(await askWith(key.get(await asked()), savePayee, payee, other)).toMatchObject(refused);
    const { options: ofLogIn } = await begin();
    expect(await askWith(key.get(ofLogIn), savePayee, payee)).toMatchObject(refused);
    // The refusal has the options of the next try.
    expect(await askWith(key.get(relayed.data?.passkey ?? ''), savePayee, payee)).toMatchObject({ type: 'ok' });
  });

  it('the passkey of another user is no answer', async () => {
    const stranger = await test.token(await test.user());
    const theirs = new SoftwareAuthenticator();
    await add(theirs, undefined, stranger);
    expect(await askWith(theirs.get(await asked()), savePayee, payee)).toMatchObject({ type: 'second_factor' });
  });

  it('a log-in with the password is answered by a passkey, from its own address', async () => {
    const fields = { user_string: user.account, password, type: '1' };
    const options = await asked(login, fields, '');
    expect(await askWith(key.get(options), login, fields, '', '203.0.113.9')).toMatchObject({ type: 'second_factor' });
    expect(await askWith(key.get(await asked(login, fields, '')), login, fields, '')).toMatchObject({ type: 'ok' });
    const wrong = await askWith('', login, { ...fields, password: 'secret2' }, '');
    expect(wrong.data).toBeUndefined();
  });

  it('a change of the passkeys wants an answer of now, and a user without one is offered none', async () => {
    const [{ id } = { id: 0 }] = await test.reply(passkeys, {}, token);
    const fields = { id: String(id), password };
    expect(await askWith('', beginPasskey, { password })).toMatchObject({ type: 'second_factor' });
    const options = await asked(removePasskey, fields);
    expect(await askWith(key.get(options), removePasskey, fields)).toMatchObject({ type: 'ok' });
    expect((await askWith('', savePayee, payee)).data).toBeUndefined();
  });

  it('wrong assertions of a session are bounded', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await askWith('{}', savePayee, payee)).toMatchObject({ type: 'second_factor' });
    }
    expect(await askWith(key.get(await asked()), savePayee, payee)).toMatchObject({
      message: SERVER_TEXTS.tooManyAttempts,
    });
  });
});

it('passkeys are announced with their domain', async () => {
  expect(await test.reply(capabilities, {})).toMatchObject({ others: { passkeys: { domain: 'localhost' } } });
});
