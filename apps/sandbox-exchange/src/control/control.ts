import { randomBytes } from 'node:crypto';
import { decimal, isMultipleOf, isPositive, parseDecimal, type Decimal } from '@bourse/decimal';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { guardSandbox } from '../operator/guard';
import { payIn } from '../products/chain/product';
import type { Exchange } from '../exchange-interface';
import { WALLETS } from '../ledger/types';
import { depositAddressOf, kindOf } from '../products/wallet/deposit-address';
import { normal } from '../accounts/names';
import type { Bots } from '../simulation/bots/bots';
import type { Gateway } from '../socket/gateway';
import type { MovableClock } from '../operator/clock';
import { moveReplay } from '../feed/recorded/move';
import type { Replay } from '../feed/recorded/replay';
import { httpFault, socketFault, type Faults } from '../operator/faults';
import { ControlError, jsonOnly, readBody as read } from '../operator/json';
import { spotOf } from '../products/spot/spot-orders';

const YEAR_MS = 366 * 86_400_000;

const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((input) => isPositive(parseDecimal(input) ?? decimal(0)), 'is a decimal above 0'),
  v.transform((input): Decimal => decimal(input)),
);
const account = v.pipe(v.string(), v.minLength(3), v.maxLength(120));
const money = v.record(v.string(), amount);

const newUser = v.object({
  account: v.optional(account),
  password: v.optional(v.pipe(v.string(), v.minLength(6), v.maxLength(16))),
  /** `{ change: { USDT: '1000' } }`, by account and currency. */
  balances: v.optional(v.partial(v.object({ legal: money, change: money, lever: money, micro: money })), {}),
  isSeller: v.optional(v.boolean(), false),
  reviewStatus: v.optional(v.picklist([0, 1, 2]), 0),
});
const newOrder = v.object({
  account,
  symbol: v.string(),
  side: v.picklist(['buy', 'sell']),
  quantity: amount,
  /** Left out: a market order. */
  price: v.optional(amount),
});
const newDeposit = v.object({
  account,
  currency: v.string(),
  /** Of a currency with more than one. */
  network: v.optional(v.string(), ''),
  amount,
  /** A reorganisation removes the transaction when it would get this confirmation. */
  reverseAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const session = v.object({ account });
const outboxQuery = v.object({ recipient: v.optional(account) });
const clockMove = v.object({ advanceMs: v.pipe(v.number(), v.minValue(0), v.maxValue(YEAR_MS)) });
const botSwitch = v.object({ running: v.boolean() });
const replayMove = v.object({
  action: v.picklist(['play', 'pause', 'speed', 'step', 'start']),
  speed: v.optional(v.number()),
  minutes: v.optional(v.pipe(v.number(), v.integer())),
  /** Epoch milliseconds. */
  at: v.optional(v.pipe(v.number(), v.integer())),
});
const newPrice = v.object({ symbol: v.string(), price: amount });
const interruption = v.object({ forMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0) });

interface Needs {
  exchange: Exchange;
  clock: MovableClock;
  bots: Bots;
  faults: Faults;
  gateway: Gateway;
  /** The recording that is played again, if there is one. */
  replay: Replay | undefined;
  /** Begins again: from the prepared data, or the recording at a time; `undefined` where there are none. */
  reset: ((startAt?: number) => void) | undefined;
  /** Of the configuration: what a caller must know. */
  token: string;
}

/** The control surface: JSON in, JSON out. It is for tests and demonstrations, on this machine only. */
export function controlRoutes(
  server: FastifyInstance,
  { exchange, clock, bots, faults, gateway, replay, reset, ...needs }: Needs,
): void {
  guardSandbox(server, 'The control surface', needs.token);
  jsonOnly(server);

  const pairOf = (symbol: string) => {
    const pair = exchange.pairs().find((known) => known.symbol === symbol);
    if (!pair) throw new ControlError(`There is no pair ${symbol}.`);
    return pair;
  };
  const userOf = async (name: string) => {
    const user = await exchange.accounts.userByAccount(name);
    if (!user) throw new ControlError(`There is no account ${name}.`);
    return user;
  };
  const currencyOf = (code: string) => {
    const currency = exchange.currencies().find((known) => known.code === code);
    if (!currency) throw new ControlError(`There is no currency ${code}.`);
    return currency;
  };

  server.post('/sandbox/users', async ({ body }) => {
    const asked = read(newUser, body);
    const name = asked.account ?? `user-${randomBytes(6).toString('hex')}@sandbox.example`;
    const password = asked.password ?? `a1${randomBytes(6).toString('hex')}`;
    const deposits = WALLETS.flatMap((wallet) =>
      Object.entries(asked.balances[wallet] ?? {}).map(([code, sum]) => ({
        wallet,
        currencyId: currencyOf(code).id,
        amount: sum,
      })),
    );
    const { isSeller, reviewStatus } = asked;
    const created = await exchange.admin.createUser({ account: name, password, isSeller, reviewStatus });
    if (!created.ok) throw new ControlError(created.reason);
    const { user } = created;
    for (const deposit of deposits) {
      const result = await exchange.admin.deposit({ ...deposit, userId: user.id });
      if (!result.ok) throw new ControlError(result.reason);
    }
    const { token } = await exchange.admin.openSession(user.id);
    return { id: user.id, account: user.account, password, token };
  });

  server.post('/sandbox/sessions/expire', async ({ body }) => {
    const user = await userOf(read(session, body).account);
    await exchange.admin.revokeSessions(user.id);
    gateway.forget(user.id);
    return { id: user.id };
  });

  server.get('/sandbox/outbox', ({ query }) => {
    const { recipient } = read(outboxQuery, query);
    return exchange.outbox.list(recipient === undefined ? undefined : normal(recipient));
  });

  server.post('/sandbox/orders', async ({ body }) => {
    const { account: name, symbol, side, quantity, price } = read(newOrder, body);
    const order = { userId: (await userOf(name)).id, pairId: pairOf(symbol).id, side, quantity };
    const placed = await spotOf(exchange).placeOrder(
      price === undefined ? { ...order, type: 'market' } : { ...order, type: 'limit', price },
    );
    if (!placed.ok) throw new ControlError(placed.reason);
    return placed;
  });

  server.post('/sandbox/deposits', async ({ body }) => {
    const { account: name, currency: code, network, amount: sum, reverseAt } = read(newDeposit, body);
    const [user, currency] = [await userOf(name), currencyOf(code)];
    const kind = kindOf(currency, network);
    if (!kind) throw new ControlError(`${code} has no network ${network}.`);
    const address = depositAddressOf(user.id, kind);
    const payment = { network, currencyId: currency.id, address, amount: sum, reverseAt };
    return exchange.run((context) => ({ ok: true, hash: payIn(context, payment), address }));
  });

  server.get('/sandbox/audit', async () => ({
    sums: Object.fromEntries(
      (await exchange.admin.sums()).map(({ currencyId, total }): [string, string] => [
        exchange.currency(currencyId)?.code ?? '',
        total,
      ]),
    ),
    broken: await exchange.admin.audit(),
  }));

  server.post('/sandbox/reset', (_request, reply) => {
    if (!reset) throw new ControlError('There is nothing to begin again from: name it in SANDBOX_RESET_FROM.');
    // The connection of the answer is closed too.
    reply.raw.once('finish', () => reset());
    return { resets: true };
  });

  server.get('/sandbox/clock', () => ({ now: clock.now() }));
  server.post('/sandbox/clock', async ({ body }) => {
    clock.advance(read(clockMove, body).advanceMs);
    await exchange.tick();
    return { now: clock.now() };
  });

  server.get('/sandbox/bots', () => ({ running: bots.isRunning() }));
  server.post('/sandbox/bots', async ({ body }) => {
    if (read(botSwitch, body).running) bots.start();
    else await bots.stop();
    return { running: bots.isRunning() };
  });

  server.post('/sandbox/price', async ({ body }) => {
    const { symbol, price } = read(newPrice, body);
    const pair = pairOf(symbol);
    if (!isMultipleOf(price, pair.tickSize))
      throw new ControlError(`A price of ${symbol} is a multiple of ${pair.tickSize}.`);
    await bots.setPrice(pair.id, price);
    return { symbol, last: exchange.lastPrice(pair.id) };
  });

  const playing = () => {
    if (!replay) throw new ControlError('No recording is played: start with FEED=recorded:FILE.');
    return replay;
  };
  server.get('/sandbox/replay', () => playing().state());
  server.post('/sandbox/replay', async ({ body }) => {
    await moveReplay({ replay: playing(), reset }, read(replayMove, body));
    return playing().state();
  });

  server.get('/sandbox/faults', () => faults.list());
  server.post('/sandbox/faults', ({ body }) => {
    faults.addHttp(read(httpFault, body));
    return faults.list();
  });
  server.delete('/sandbox/faults', () => {
    faults.reset();
    return faults.list();
  });
  server.post('/sandbox/socket/faults', ({ body }) => {
    faults.addSocket(read(socketFault, body));
    return faults.list();
  });
  server.post('/sandbox/socket/interrupt', ({ body }) => {
    const { forMs } = read(interruption, body ?? {});
    gateway.interrupt(forMs);
    return { forMs };
  });
}
