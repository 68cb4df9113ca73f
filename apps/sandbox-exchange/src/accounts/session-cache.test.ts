import { describe, expect, it, vi } from 'vitest';
import { createTestExchange } from '../testing/test-exchange';
import { SessionCache, type FoundSession } from './session-cache';

const session: FoundSession = {
  user: {
    id: 1,
    account: 'ann@example.com',
    email: 'ann@example.com',
    phone: '',
    password_hash: null,
    extension_code: 'ANN',
    is_seller: false,
    review_status: 0,
    is_bot: false,
    inviter_id: null,
    password_reset_at: null,
    created_at: 0,
  },
  expiresAt: 1,
  lastUsedAt: 0,
};

it('the cache of sessions reads a session once, and again after a change', async () => {
  const cache = new SessionCache();
  const read = vi.fn<() => Promise<FoundSession>>(async () => session);
  await cache.find('a', read);
  expect(await cache.find('a', read)).toBe(session);
  expect(read).toHaveBeenCalledTimes(1);
  cache.clear();
  await cache.find('a', read);
  expect(read).toHaveBeenCalledTimes(2);
});

it('the cache of sessions does not keep a session that was read before a change', async () => {
  const cache = new SessionCache();
  await cache.find('a', async () => {
    cache.clear();
    return session;
  });
  expect(await cache.find('a', async () => undefined)).toBeUndefined();
});

it('the cache of sessions does not keep a token without a session', async () => {
  const cache = new SessionCache();
  await cache.find('a', async () => undefined);
  expect(await cache.find('a', async () => session)).toBe(session);
});

describe('a cached token', () => {
  it('a cached token yields the changed user', async () => {
    const test = await createTestExchange();
    const { accounts, admin } = test.exchange;
    const { id } = await test.user({});
    const { token } = await admin.openSession(id);
    const found = async () => accounts.userByToken(token);
    expect(await found()).toMatchObject({ reviewStatus: 0, isSeller: false });
    await admin.updateUser(id, { reviewStatus: 2, isSeller: true });
    expect(await found()).toMatchObject({ reviewStatus: 2, isSeller: true });
    await test.close();
  });

  it('a cached token yields no user after the log-out, the end of all sessions, and three days without use', async () => {
    const test = await createTestExchange();
    const { accounts, admin } = test.exchange;
    const { id } = await test.user({});
    const [first, second, third] = [
      await admin.openSession(id),
      await admin.openSession(id),
      await admin.openSession(id),
    ];
    const found = async () =>
      Promise.all([first, second, third].map(async ({ token }) => (await accounts.userByToken(token))?.id));
    expect(await found()).toEqual([id, id, id]);
    await accounts.logout(first.token);
    expect(await found()).toEqual([undefined, id, id]);
    test.clock.advance(2.5 * 24 * 60 * 60_000);
    await accounts.userByToken(second.token);
    test.clock.advance(24 * 60 * 60_000);
    expect(await found()).toEqual([undefined, id, undefined]);
    await admin.revokeSessions(id);
    expect(await found()).toEqual([undefined, undefined, undefined]);
    await test.close();
  });
});
