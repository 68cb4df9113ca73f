import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { refuse } from '../../result';
import { createTestApp, SANDBOX_HEADERS, type TestApp } from '../../testing/test-app';
import { decideCase, openCase, withdrawCase } from './product';
import type { DeskSettings } from '../../core/decisions';
import { deskOf } from './back-office';

/** A product that pays a bonus when the desk approves it. */
const bonus: Product<{ decided: string[] }> = {
  name: 'bonus',
  entries: { bonus: SERVER_TEXTS.ledgerGrant },
  load: () => Promise.resolve({ decided: [] }),
  writes: () => undefined,
  desk: {
    bonus: {
      title: 'Bonuses',
      fields: { amount: 'Amount' },
      decide({ ledger, now }, state, { userId, reference }, { verdict, fields }) {
        if (fields['amount'] === '0') return refuse('amount_invalid');
        state.decided.push(`${reference} ${verdict}`);
        if (verdict === 'reject') return { ok: true };
        const units = BigInt(fields['amount'] ?? '5');
        ledger.post('bonus', reference, now, [
          { account: ledger.account({ house: 'external' }, currencyId), available: -units },
          { account: ledger.account({ userId, wallet: 'legal' }, currencyId), available: units },
        ]);
        return { ok: true };
      },
    },
  },
};

let currencyId: number;
let test: TestApp;
let alice: User;

async function start(settings: DeskSettings): Promise<void> {
  test = await createTestApp({ products: [bonus], desk: settings });
  currencyId = test.usdt.id;
  alice = await test.user();
}

afterEach(() => test.close());

function open(reference: number) {
  const opened = (context: Context) => ({
    ok: true as const,
    id: openCase(context, { kind: 'bonus', reference, userId: alice.id, details: { Amount: '5' } }).id,
  });
  return test.exchange.run(opened);
}

const money = async () => (await test.exchange.balance(alice.id, currencyId, 'legal')).available;
const statuses = async () => (await deskOf(test.exchange).cases()).map(({ status }) => status);

it('the automatic desk decides after its time, once', async () => {
  await start({ automaticAfterMs: 3000 });
  await open(1);
  test.clock.advance(2999);
  await test.exchange.tick();
  expect(await statuses()).toEqual(['pending']);
  test.clock.advance(1);
  await test.exchange.tick();
  await test.exchange.tick();
  expect(await statuses()).toEqual(['approved']);
  expect(await money()).toBe('0.00000005');
});

it('the automatic desk decides cases that were pending during a restart', async () => {
  await start({ automaticAfterMs: 3000 });
  await open(1);
  await test.exchange.close();
  test.clock.advance(60_000);
  const exchange = await test.restart();
  await exchange.tick();
  expect((await deskOf(exchange).cases()).map(({ status }) => status)).toEqual(['approved']);
  await exchange.close();
});

it('cases that were opened under the manual desk are decided after a restart with the automatic desk, and after a switch to it', async () => {
  const settings: DeskSettings = { automaticAfterMs: undefined };
  await start(settings);
  await open(1);
  settings.automaticAfterMs = 3000;
  const exchange = await test.restart();
  test.clock.advance(3000);
  await exchange.tick();
  expect((await deskOf(exchange).cases()).map(({ status }) => status)).toEqual(['approved']);

  await deskOf(exchange).decideAfter(undefined);
  await exchange.run((context) => ({
    ok: true as const,
    id: openCase(context, { kind: 'bonus', reference: 2, userId: alice.id, details: {} }).id,
  }));
  await deskOf(exchange).decideAfter(5000);
  test.clock.advance(5000);
  await exchange.tick();
  expect(await deskOf(exchange).cases({ status: 'pending' })).toEqual([]);
  await exchange.close();
});

it("the manual desk shows a user's old case however many cases another user opens", async () => {
  await start({ automaticAfterMs: undefined });
  await open(1);
  const other = await test.user();
  await test.exchange.run((context) => {
    for (let reference = 2; reference < 260; reference += 1) {
      openCase(context, { kind: 'bonus', reference, userId: other.id, details: {} });
    }
    return { ok: true };
  });
  const desk = deskOf(test.exchange);
  expect((await desk.cases({ status: 'pending' }))[0]).toMatchObject({ userId: alice.id });
  expect(await desk.cases({ userId: alice.id })).toMatchObject([{ reference: 1 }]);
  expect(await desk.cases({ status: 'pending', kind: 'bonus', page: 6 })).toHaveLength(9);
  expect(await desk.case(1)).toMatchObject({ reference: 1 });
  const listed = await call('GET', `/cases?status=pending&user=${alice.id}&kind=bonus`);
  expect(listed.json<{ cases: object[] }>().cases).toHaveLength(1);
});

it('the manual desk waits for a decision and executes it once, with the entered values', async () => {
  await start({ automaticAfterMs: undefined });
  const opened = await open(7);
  test.clock.advance(86_400_000);
  await test.exchange.tick();
  expect(await statuses()).toEqual(['pending']);
  const desk = deskOf(test.exchange);
  const id = opened.ok ? opened.id : 0;
  const decision = { id, verdict: 'approve', note: 'seen' } as const;
  expect(await desk.decide({ ...decision, fields: { amount: '0' } })).toEqual(refuse('amount_invalid'));
  const results = await Promise.all([1, 2].map(() => desk.decide({ ...decision, fields: { amount: '3' } })));
  expect(results).toEqual([{ ok: true }, refuse('case_not_pending')]);
  expect(await money()).toBe(decimal('0.00000003'));
  expect(await desk.cases({ status: 'approved' })).toMatchObject([
    { reference: 7, note: 'seen', details: { Amount: '5' } },
  ]);
});

it('the manual desk closes a case that its product withdraws', async () => {
  await start({ automaticAfterMs: undefined });
  const opened = await open(7);
  await test.exchange.run((context) => {
    withdrawCase(context, 'bonus', 7);
    return { ok: true };
  });
  expect(await statuses()).toEqual(['withdrawn']);
  const id = opened.ok ? opened.id : 0;
  const late = await test.exchange.run((context) =>
    decideCase(context, { id, verdict: 'approve', note: '', fields: {} }),
  );
  expect(late).toEqual(refuse('case_not_pending'));
});

const call = (
  method: 'GET' | 'POST',
  path: string,
  options: { headers?: Record<string, string>; payload?: string } = {},
) =>
  test.app.server.inject({
    method,
    url: `/sandbox/desk${path}`,
    ...options,
    headers: { ...SANDBOX_HEADERS, 'content-type': 'application/json', ...options.headers },
  });

it('the page lists pending cases and takes a decision', async () => {
  await start({ automaticAfterMs: undefined });
  await open(1);
  const { headers } = await call('GET', '');
  expect(headers['content-type']).toContain('text/html');
  const listed = (await call('GET', '/cases?status=pending')).json<{ cases: { id: number }[]; kinds: object }>();
  expect(listed).toMatchObject({ kinds: { bonus: { title: 'Bonuses', fields: { amount: 'Amount' } } } });
  const path = `/cases/${listed.cases[0]?.id}`;
  expect((await call('POST', path, { payload: '{"verdict":"maybe"}' })).statusCode).toBe(400);
  expect((await call('POST', path, { payload: '{"verdict":"approve"}' })).json()).toEqual({ ok: true });
  expect((await call('POST', path, { payload: '{"verdict":"approve"}' })).json()).toEqual({
    error: 'case_not_pending',
  });
});

it('the page gives a browser a cookie for the token of the printed address, and nothing without it', async () => {
  await start({ automaticAfterMs: undefined });
  const { host, 'x-sandbox-token': token } = SANDBOX_HEADERS;
  const visit = (url: string, cookie = '') => test.app.server.inject({ url, headers: { host, cookie } });
  expect((await visit('/sandbox/desk')).statusCode).toBe(401);
  expect((await visit('/sandbox/desk?token=wrong-token')).statusCode).toBe(401);
  const first = await visit(`/sandbox/desk?token=${token}`);
  expect([first.statusCode, first.headers.location]).toEqual([302, '/sandbox/desk']);
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toContain('HttpOnly; SameSite=Strict');
  expect((await visit('/sandbox/desk', cookie.split(';', 1)[0])).statusCode).toBe(200);
});

it('the page switches between automatic and manual', async () => {
  await start({ automaticAfterMs: undefined });
  expect((await call('GET', '/mode')).json()).toEqual({ automaticAfterSeconds: null });
  await call('POST', '/mode', { payload: '{"automaticAfterSeconds":5}' });
  expect(deskOf(test.exchange).settings).toEqual({ automaticAfterMs: 5000 });
});

const acts = async () => (await call('GET', '/log')).json<{ acts: Record<string, unknown>[] }>().acts;

describe('the log of the desk', () => {
  it('the log keeps who decided what, when and why, newest first, and a restart keeps it', async () => {
    await start({ automaticAfterMs: undefined });
    await open(1);
    await open(2);
    test.clock.advance(1000);
    const at = test.exchange.now();
    await call('POST', '/cases/2', { payload: '{"verdict":"reject","note":"<b>not seen</b>"}' });
    await call('POST', '/cases/1', { payload: '{"verdict":"approve"}' });
    await call('POST', '/cases/1', { payload: '{"verdict":"approve"}' });
    const [approval, rejection, ...others] = await acts();
    const by = { actor: 'desk', act: 'decision', userId: alice.id };
    expect(approval).toMatchObject({ ...by, caseId: 1, verdict: 'approve', note: '' });
    expect(rejection).toMatchObject({ ...by, caseId: 2, verdict: 'reject', note: '<b>not seen</b>', at });
    expect(others).toEqual([]);
    const exchange = await test.restart();
    expect(await deskOf(exchange).log(1)).toMatchObject([{ caseId: 1 }, { caseId: 2 }]);
    await exchange.close();
  });

  it('the log tells the decisions of the automatic desk and a change of the mode', async () => {
    await start({ automaticAfterMs: undefined });
    await open(1);
    await call('POST', '/mode', { payload: '{"automaticAfterSeconds":5}' });
    test.clock.advance(5000);
    await test.exchange.tick();
    expect(await acts()).toMatchObject([
      { actor: 'automatic desk', act: 'decision', verdict: 'approve' },
      { actor: 'desk', act: 'mode', note: 'automatic after 5 s' },
    ]);
  });

  it('a refused decision, and one whose write fails, is not in the log', async () => {
    await start({ automaticAfterMs: undefined });
    const opened = await open(1);
    const decision = { id: opened.ok ? opened.id : 0, verdict: 'approve', note: '' } as const;
    await deskOf(test.exchange).decide({ ...decision, fields: { amount: '0' } });
    await test.store.db.schema.alterTable('desk_log').renameTo('desk_log_gone').execute();
    expect(await deskOf(test.exchange).decide({ ...decision, fields: {} })).toMatchObject({ ok: false });
    await test.store.db.schema.alterTable('desk_log_gone').renameTo('desk_log').execute();
    expect(await statuses()).toEqual(['pending']);
    expect(await acts()).toEqual([]);
    test.errors.length = 0;
  });

  it('a change of the mode whose write fails does not count', async () => {
    await start({ automaticAfterMs: undefined });
    await test.store.db.schema.alterTable('desk_log').renameTo('desk_log_gone').execute();
    expect(await deskOf(test.exchange).decideAfter(1000)).toMatchObject({ ok: false });
    await test.store.db.schema.alterTable('desk_log_gone').renameTo('desk_log').execute();
    expect(deskOf(test.exchange).settings.automaticAfterMs).toBeUndefined();
    test.errors.length = 0;
  });

  it('the database refuses to change or delete what the log has', async () => {
    await start({ automaticAfterMs: undefined });
    await open(1);
    await call('POST', '/cases/1', { payload: '{"verdict":"approve"}' });
    const { db } = test.exchange;
    await expect(db.deleteFrom('desk_log').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('desk_log').set({ note: '' }).execute()).rejects.toThrow('append-only');
    expect(await acts()).toHaveLength(1);
  });

  it('a page of the log has at most fifty acts', async () => {
    await start({ automaticAfterMs: undefined });
    for (let count = 0; count < 51; count += 1) await deskOf(test.exchange).decideAfter(undefined);
    const listed = async (page: string) => (await call('GET', `/log?page=${page}`)).json<{ acts: object[] }>().acts;
    expect([(await listed('1')).length, (await listed('2')).length]).toEqual([50, 1]);
    expect((await call('GET', '/log?page=0')).statusCode).toBe(400);
  });

  it('the token of a user opens neither the log nor another call of the desk', async () => {
    await start({ automaticAfterMs: undefined });
    const token = await test.token(alice);
    for (const path of ['/log', '/cases', '/cases/1/documents']) {
      const { host } = SANDBOX_HEADERS;
      const url = `/sandbox/desk${path}`;
      for (const headers of [{ authorization: token }, { 'x-sandbox-token': token }, { cookie: `sandbox=${token}` }]) {
        expect((await test.app.server.inject({ url, headers: { host, ...headers } })).statusCode).toBe(401);
      }
    }
  });
});

it.each([
  ['another host name', { host: 'evil.example' }, 403],
  ['a proxy', { 'x-forwarded-for': '10.0.0.1' }, 403],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a body without a type', { 'content-type': 'text/plain' }, 415],
])('the page of the desk refuses %s', async (_, headers, status) => {
  await start({ automaticAfterMs: undefined });
  const response = await call('POST', '/cases/1', { headers, payload: 'verdict=approve' });
  expect(response.statusCode).toBe(status);
});
