import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { login, userInfo } from '@bourse/contracts/identity';
import { quotationNew, timeSeries } from '@bourse/contracts/market';
import { placeBuy } from '@bourse/contracts/spot';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from './core/audit';
import { RULES } from './products/products';
import { openStore } from './store/store';

const TIME_LIMIT_MS = 120_000;
const CLIENTS = 10;

/** One for all tests: a first start takes half a minute. Each test works as well in a new one. */
let dataDir: string;
let started: ChildProcess[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourse-main-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

beforeEach(() => {
  started = [];
});

afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
});

function run(env: NodeJS.ProcessEnv) {
  const flags = ['--conditions=@bourse/source', '--import', '@bourse/tsconfig/source-hooks.mjs'];
  const child = spawn(process.execPath, [...flags, path('./main.ts')], {
    // `--import` is resolved from the working directory.
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, BOT_RATE: '0', WEB_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', err: '' };
  const listeners = new Set<() => void>();
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk);
    for (const listener of listeners) listener();
  });
  child.stderr.on('data', (chunk) => (said.err += String(chunk)));
  const exited = once(child, 'exit');
  const ready = new Promise<string>((resolve, reject) => {
    listeners.add(() => said.out.includes('Demo login') && resolve(/http\S+/.exec(said.out)?.[0] ?? ''));
    exited.then(([code]) => reject(new Error(`ended with ${String(code)}: ${said.err}`)), reject);
  });
  return { child, said, exited, ready };
}

function path(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

const anyEnvelope = v.object({ message: v.optional(v.unknown()), data: v.optional(v.unknown()) });

/** Content of an answer: `message`, or `data` of the time series. */
async function carried(response: Response): Promise<unknown> {
  const { message, data } = v.parse(anyEnvelope, await response.json());
  return message ?? data;
}

async function groups(address: string) {
  const response = await fetch(`${address}/api${quotationNew.path}`);
  return v.parse(quotationNew.reply, await carried(response));
}

it(
  'the process makes a market at the first start, closes on a signal, and finds it again at the second',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const first = run({ PORT: '0' });
    const address = await first.ready;
    const [said, desk, shown, ...more] = first.said.out.trim().split('\n');
    expect(said).toBe(`Bourse is open at ${address}`);
    expect(desk).toMatch(/^Back office: http:\/\/127\.0\.0\.1:\d+\/sandbox\/desk\?token=[\w-]{22}$/);
    expect(shown).toMatch(/^Demo login: demo@bourse\.example with the password \w{6,16}$/);
    expect(more).toEqual([]);
    const market = await groups(address);
    expect(market.map(({ name, pairs }) => [name, pairs.length])).toEqual([
      ['USDT', 9],
      ['BTC', 2],
    ]);
    const pepe = market[0]?.pairs.find(({ base }) => base === 'PEPE');
    expect(Number(pepe?.last)).toBeLessThan(0.000001);

    const query = `symbol=ETH/BTC&from=0&to=${Math.floor(Date.now() / 1000)}&period=1week`;
    const series = await fetch(`${address}/api${timeSeries.path}?${query}`);
    const weeks = v.parse(timeSeries.reply, await carried(series));
    expect(weeks.length).toBeGreaterThan(250);

    const password = /password (\w+)/.exec(first.said.out)?.[1] ?? '';
    const form = new URLSearchParams({ user_string: 'demo@bourse.example', password, type: '1' });
    const response = await fetch(`${address}/api${login.path}`, { method: 'POST', body: form });
    const authorization = v.parse(login.reply, await carried(response));
    const info = await fetch(`${address}/api${userInfo.path}`, { headers: { authorization } });
    const user = v.parse(userInfo.reply, await carried(info));
    expect(Number(user.totalAssets)).toBeGreaterThan(100_000);

    first.child.kill('SIGTERM');
    expect(await first.exited).toEqual([0, null]);
    expect(first.said.err).toBe('');

    // On an address that others reach, the terminal may be a log: the password is not printed.
    const second = run({ PORT: '0', HOST: '0.0.0.0', DEMO_PASSWORD: 'another1' });
    const again = await second.ready;
    expect(second.said.out).toContain('Demo login: demo@bourse.example with the password of DEMO_PASSWORD\n');
    expect(second.said.out).not.toContain('another1');
    // Change and volume are of the last 24 hours, so they may differ a minute later.
    const prices = (of: typeof market) => of.map(({ name, pairs }) => [name, pairs.map(({ id, last }) => [id, last])]);
    expect(prices(await groups(again))).toEqual(prices(market));
    form.set('password', 'another1');
    const relogin = await fetch(`${again}/api${login.path}`, { method: 'POST', body: form });
    expect(await relogin.json()).toMatchObject({ type: 'ok' });
    second.child.kill('SIGINT');
    expect(await second.exited).toEqual([0, null]);
  },
);

it(
  'the process ends with code 0 under load, and everything acknowledged is in the store',
  { timeout: TIME_LIMIT_MS },
  async () => {
    const { child, ready, exited, said } = run({ PORT: '0' });
    const address = await ready;
    const account = { user_string: 'demo@bourse.example', password: 'bourse2026', type: '1' };
    const opened = await fetch(`${address}/api${login.path}`, { method: 'POST', body: new URLSearchParams(account) });
    const authorization = v.parse(login.reply, await carried(opened));
    const order = { currency_id: '1', legal_id: '3', price: '1000', num: '0.001', mode: '2' };

    let acknowledged = 0;
    const isLoaded = Promise.withResolvers<void>();
    /** Places one order after another until the exchange answers no more. */
    async function trade(client: number): Promise<void> {
      for (let count = 0; ; count += 1) {
        const url = `${address}/api${placeBuy.path}?t=${1_700_000_000_000 + client * 1000 + count}`;
        const body = new URLSearchParams(order);
        try {
          const response = await fetch(url, { method: 'POST', body, headers: { authorization } });
          if (response.status !== 200) return;
          await response.text();
        } catch {
          return;
        }
        acknowledged += 1;
        if (acknowledged === 60) isLoaded.resolve();
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, client) => trade(client));
    await isLoaded.promise;
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(said.err).toBe('');
    await Promise.all(clients);

    expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
    const store = await openStore({ dataDir });
    const placed = await store.db.selectFrom('orders').select('id').where('price', '=', '100000').execute();
    expect(placed.length).toBeGreaterThanOrEqual(acknowledged);
    // An order of each client may have lost its answer.
    expect(placed.length).toBeLessThanOrEqual(acknowledged + CLIENTS);
    expect(await audit(store.db, RULES)).toEqual({});
    await store.close();
  },
);

it('the process reports in one sentence that its port is in use', { timeout: TIME_LIMIT_MS }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const place = other.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  const { exited, ready, said } = run({ PORT: String(port) });
  await expect(ready).rejects.toThrow('ended with 1');
  expect(await exited).toEqual([1, null]);
  expect(said.err).toBe(`Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with PORT.\n`);
  other.close();
});

it('the process reports in one sentence an invalid environment', { timeout: TIME_LIMIT_MS }, async () => {
  const { exited, ready, said } = run({ PORT: 'http' });
  await expect(ready).rejects.toThrow('ended with 1');
  expect(await exited).toEqual([1, null]);
  expect(said.err).toBe('The environment cannot be used: PORT is a port from 0 to 65535.\n');
});
