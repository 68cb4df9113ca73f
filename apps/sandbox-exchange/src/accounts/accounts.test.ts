import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '@bourse/contract-server';
import { createTestExchange, type TestExchange } from '../testing/test-exchange';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, SLOW_DOWN_MS, SLOW_LIMIT } from './limits';
import { IDLE_LIFETIME } from './sessions';

let test: TestExchange;

beforeEach(async () => {
  test = await createTestExchange();
});

afterEach(() => test.close());

const DAY = 24 * 60 * 60_000;

function login(password: string, { account = 'user1@bourse.example', address = '10.0.0.1' } = {}) {
  return test.exchange.accounts.login({ account, password, address });
}

it.each(['setPassword', 'disableLogin'] as const)(
  'a login that is in flight opens no session after %s',
  async (change) => {
    const user = await test.user();
    // The first hash of the queue is that of the login; the others are those of the change.
    const late = login('secret1');
    const { admin } = test.exchange;
    const changed = change === 'setPassword' ? admin.setPassword(user.id, 'another1') : admin.disableLogin(user.id);
    const held = await Promise.all([late, changed.then(() => admin.revokeSessions(user.id))]);
    const [result] = held;
    const token = result.ok ? result.session.token : '';
    expect(await test.exchange.accounts.userByToken(token)).toBeUndefined();
  },
);

it('a user is an email address in lower case, or a phone number, with an invite code', async () => {
  const { admin, accounts } = test.exchange;
  const created = await admin.createUser({ account: ' Ann@Example.com', password: 'secret1' });
  expect(created).toMatchObject({
    ok: true,
    user: { account: 'ann@example.com', email: 'ann@example.com', phone: '', isSeller: false, reviewStatus: 0 },
  });
  expect(created.ok && created.user.extensionCode).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(await admin.createUser({ account: '138 0013 8000' })).toMatchObject({
    ok: true,
    user: { account: '+8613800138000', email: '', phone: '+8613800138000' },
  });
  expect(await accounts.userByAccount('ANN@example.com')).toEqual(created.ok && created.user);
});

it.each([
  ['account_invalid', { account: 'ann' }],
  ['account_invalid', { account: `${'a'.repeat(120)}@example.com` }],
  ['account_taken', { account: 'USER1@bourse.example' }],
  ['extension_code_taken', { account: 'bob@example.com', extensionCode: 'TAKEN' }],
  ['password_invalid', { account: 'bob@example.com', password: '12345' }],
  ['password_invalid', { account: 'bob@example.com', password: '1'.repeat(17) }],
])('a user is refused as %s: %j', async (reason, user) => {
  await test.user();
  await test.exchange.admin.createUser({ account: 'first@example.com', extensionCode: 'TAKEN' });
  expect(await test.exchange.admin.createUser(user)).toEqual({ ok: false, reason });
});

it('a user can become a seller and be approved', async () => {
  const { id } = await test.user();
  const changed = await test.exchange.admin.updateUser(id, { isSeller: true, reviewStatus: 2 });
  expect(changed).toMatchObject({ isSeller: true, reviewStatus: 2 });
  expect(await test.exchange.admin.updateUser(id, {})).toEqual(changed);
});

describe('a password', () => {
  const cost = { log2N: 4, r: 8, p: 1 };

  it('a password is hashed with a salt of its own, and the cost that it was made with', async () => {
    const [one, other] = [
      await hashPassword('secret1', cost, test.random),
      await hashPassword('secret1', cost, test.random),
    ];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^scrypt\$4\$8\$1\$/);
    expect(await verifyPassword('secret1', one)).toBe(true);
    expect(await verifyPassword('secret2', one)).toBe(false);
    expect(await verifyPassword('secret1', 'plain')).toBe(false);
  });

  it('a password is not in the store', async () => {
    await test.user();
    const [row] = await test.store.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('secret1');
  });
});

describe('a login', () => {
  it('a login opens a session whose token is 256 random bits and is not stored in clear', async () => {
    const user = await test.user();
    const result = await login('secret1');
    expect(result).toMatchObject({ ok: true, user, session: { userId: user.id } });
    const token = result.ok ? result.session.token : '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await test.exchange.accounts.userByToken(token)).toEqual(user);
    expect(JSON.stringify(await test.store.db.selectFrom('sessions').selectAll().execute())).not.toContain(token);
  });

  it('a login answers the same for an unknown account, a wrong password and a user without one', async () => {
    await test.user();
    await test.exchange.admin.createUser({ account: 'bot@bourse.example', isBot: true });
    const wrong = { ok: false, reason: 'credentials_wrong' };
    expect(await login('secret2')).toEqual(wrong);
    expect(await login('secret1', { account: 'nobody@bourse.example' })).toEqual(wrong);
    expect(await login('nobody', { account: 'bot@bourse.example' })).toEqual(wrong);
  });

  it('a login locks the account for one address after too many wrong tries, for a while, and not for the owner at another address', async () => {
    await test.user();
    const until = test.clock.now() + ACCOUNT_LIMIT.window;
    for (let at = 0; at < ACCOUNT_LIMIT.tries; at += 1) {
      expect(await login('wrong-1')).toMatchObject({ reason: 'credentials_wrong' });
    }
    expect(await login('secret1', { address: '10.0.0.2' })).toMatchObject({ ok: true });
    expect(await login('secret1')).toEqual({ ok: false, reason: 'account_locked', until });
    test.clock.set(until);
    expect(await login('secret1')).toMatchObject({ ok: true });
  });

  it('a login is delayed, not refused, while one account is guessed from many addresses', async () => {
    await test.user();
    for (let at = 0; at < SLOW_LIMIT.tries; at += 1) await login('wrong-1', { address: `10.0.1.${at}` });
    expect(test.pauses).toEqual([]);
    expect(await login('secret1', { address: '10.0.0.2' })).toMatchObject({ ok: true });
    expect(await login('wrong-1', { address: '10.0.1.99' })).toMatchObject({ reason: 'credentials_wrong' });
    expect(test.pauses).toEqual([SLOW_DOWN_MS, SLOW_DOWN_MS]);
    test.clock.advance(SLOW_LIMIT.window);
    expect(await login('secret1', { address: '10.0.0.2' })).toMatchObject({ ok: true });
    expect(test.pauses).toHaveLength(2);
  });

  it('wrong tries of parallel logins are all counted', async () => {
    await test.user();
    const tries = await Promise.all(Array.from({ length: 20 }, () => login('wrong-1')));
    const reasons = tries.map((result) => (result.ok ? '' : result.reason));
    expect(reasons.filter((reason) => reason === 'credentials_wrong')).toHaveLength(ACCOUNT_LIMIT.tries);
    expect(reasons.filter((reason) => reason === 'account_locked')).toHaveLength(20 - ACCOUNT_LIMIT.tries);
  });

  it('a right password resets the wrong tries of the account', async () => {
    await test.user();
    for (let at = 0; at < 3 * ACCOUNT_LIMIT.tries; at += 1) {
      const isLast = at % ACCOUNT_LIMIT.tries === ACCOUNT_LIMIT.tries - 1;
      expect(await login(isLast ? 'secret1' : 'wrong-1')).toMatchObject({ ok: isLast });
    }
  });

  it('a login with the right password does not count against its address', async () => {
    await test.user();
    for (let at = 0; at < ADDRESS_LIMIT.tries + 5; at += 1) expect(await login('secret1')).toMatchObject({ ok: true });
  });

  it('a login locks an address that tries many accounts, and only that one', async () => {
    await test.user();
    for (let at = 0; at < ADDRESS_LIMIT.tries; at += 1) await login('wrong-1', { account: `guess${at}@example.com` });
    const until = test.clock.now() + ADDRESS_LIMIT.window;
    expect(await login('secret1')).toEqual({ ok: false, reason: 'address_locked', until });
    expect(await login('secret1', { address: '10.0.0.2' })).toMatchObject({ ok: true });
  });
});

describe('a session', () => {
  it('a logout ends its session only', async () => {
    const { id } = await test.user();
    const { accounts, admin } = test.exchange;
    const [one, other] = [await admin.openSession(id), await admin.openSession(id)];
    await accounts.logout(one.token);
    expect(await accounts.userByToken(one.token)).toBeUndefined();
    expect(await accounts.userByToken(other.token)).toMatchObject({ id });
  });

  it('a session ends after three days without use', async () => {
    const { id } = await test.user();
    const { accounts, admin } = test.exchange;
    const { token } = await admin.openSession(id);
    test.clock.advance(IDLE_LIFETIME - 1);
    expect(await accounts.userByToken(token)).toMatchObject({ id });
    test.clock.advance(IDLE_LIFETIME);
    expect(await accounts.userByToken(token)).toBeUndefined();
  });

  it('an ended session is deleted when another one is opened', async () => {
    const { id } = await test.user();
    const { accounts, admin } = test.exchange;
    await admin.openSession(id);
    test.clock.advance(IDLE_LIFETIME);
    await accounts.logout((await admin.openSession(id)).token);
    await admin.openSession(id);
    expect(await test.store.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1);
  });

  it('a session ends after seven days', async () => {
    const { id } = await test.user();
    const { accounts, admin } = test.exchange;
    const { token, expiresAt } = await admin.openSession(id);
    expect(expiresAt).toBe(test.clock.now() + 7 * DAY);
    while (test.clock.now() < expiresAt - DAY) {
      test.clock.advance(DAY - 1);
      expect(await accounts.userByToken(token)).toMatchObject({ id });
    }
    test.clock.set(expiresAt - 1);
    expect(await accounts.userByToken(token)).toMatchObject({ id });
    test.clock.set(expiresAt);
    expect(await accounts.userByToken(token)).toBeUndefined();
  });

  it('the end of all sessions of a user does not end those of other users', async () => {
    const [alice, bob] = [await test.user(), await test.user()];
    const { accounts, admin } = test.exchange;
    const [one, other] = [await admin.openSession(alice.id), await admin.openSession(bob.id)];
    await admin.revokeSessions(alice.id);
    expect(await accounts.userByToken(one.token)).toBeUndefined();
    expect(await accounts.userByToken(other.token)).toMatchObject({ id: bob.id });
    expect(await accounts.userByToken('made up')).toBeUndefined();
  });
});
