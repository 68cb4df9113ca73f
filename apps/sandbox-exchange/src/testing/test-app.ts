import { onMalformed, type Call, type ReplyOf, type RequestOf } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { TOKEN_HEADER } from '../operator/guard';
import { buildApp, type App } from '../app';
import { readConfig, type Config } from '../config';
import type { User } from '../accounts/types';
import type { Replay } from '../feed/recorded/replay';
import type { Prices } from '../feed/status';
import { openMarketData, type MarketData } from '../market-data/market-data';
import type { Operations } from '../operations/operations';
import type { Gateway, GatewayNeeds } from '../socket/gateway';
import { createBots, type Bots } from '../simulation/bots/bots';
import { botUsers } from '../simulation/people';
import { seededRandom } from '../simulation/random';
import { createTestExchange, type ExchangeOptions, type TestExchange } from './test-exchange';
import { spotOf } from '../products/spot/spot-orders';

type Fields = Readonly<Record<string, string | number | undefined>>;

/** Content of an envelope, and its HTTP status. */
interface Answer {
  status: number;
  type: unknown;
  message: unknown;
}

/** What a caller of `/sandbox/*` sends. */
export const SANDBOX_HEADERS = { host: 'localhost:4180', [TOKEN_HEADER]: 'token-of-tests' };

/** The whole app over an exchange in memory. Its bots act only when the test asks them. */
export interface TestApp extends TestExchange {
  app: App;
  /** Lines printed to the operator's terminal. */
  said: string[];
  market: MarketData;
  bots: Bots;
  /** A token of the user's. */
  token(user: User): Promise<string>;
  /** Sends a call of the contract with arbitrary fields; returns any answer. */
  ask(call: Call, request: Fields, token?: string): Promise<Answer>;
  /**
   * Sends a call that must succeed; returns its parsed reply.
   * @throws if it is refused, or if any part of the reply does not fit the contract
   */
  reply<C extends Call>(call: C, request: RequestOf<C> & Fields, token?: string): Promise<ReplyOf<C>>;
}

interface Options extends Pick<ExchangeOptions, 'products' | 'prepare' | 'desk' | 'openStore'> {
  /** Environment variables. */
  env?: NodeJS.ProcessEnv;
  /** Measures the answers. */
  operations?: Operations | undefined;
  /** Where events go; by default to the sockets of the app. */
  openGateway?: ((needs: GatewayNeeds) => Gateway) | undefined;
  /** A recording that is played again. */
  replay?: Replay;
  /** The market that the exchange follows. */
  pricesOf?: (of: TestExchange) => Prices;
  /** Should the bots be at their desks and have quoted the book? */
  withBots?: boolean;
}

export async function createTestApp({
  env = {},
  withBots = false,
  replay,
  pricesOf,
  products,
  prepare,
  desk,
  openStore,
  openGateway,
  operations,
}: Options = {}): Promise<TestApp> {
  const base = await createTestExchange({ products, prepare, desk, openStore });
  const { exchange, clock, errors } = base;
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    BOT_RATE: '50',
    WEB_DIR: '/nowhere',
    SANDBOX_TOKEN: SANDBOX_HEADERS[TOKEN_HEADER],
    ...env,
  });
  const onError = (error: unknown) => errors.push(error);
  const market = await openMarketData({ exchange, trades: spotOf(exchange), clock, onError });
  const users = withBots ? await botUsers(exchange) : { makers: [], takers: [] };
  const bots = createBots({
    ...users,
    exchange,
    clock,
    random: seededRandom('test bots'),
    rate: config.botRate,
    lastPrice: (pairId) => market.running(pairId, '1min')?.close,
    onError,
  });
  if (withBots) await bots.open();
  const said: string[] = [];
  const app = await buildApp({
    exchange,
    market,
    bots,
    clock,
    config,
    replay,
    prices: pricesOf?.(base),
    openGateway,
    say: (line) => said.push(line),
    operations,
  });

  async function ask(call: Call, request: Fields, token?: string): Promise<Answer & { data: unknown }> {
    const fields = new URLSearchParams(
      Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    const isGet = call.method === 'GET';
    const response = await app.server.inject({
      method: call.method,
      url: isGet ? `/api${call.path}?t=1&${fields}` : `/api${call.path}?t=1`,
      ...(isGet ? {} : { payload: fields }),
      headers: {
        ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(token === undefined ? {} : { authorization: token }),
      },
    });
    const body = response.json<Record<string, unknown>>();
    return { status: response.statusCode, type: body['type'], message: body['message'], data: body['data'] };
  }

  return {
    ...base,
    app,
    said,
    market,
    bots,
    token: async (user) => (await exchange.admin.openSession(user.id)).token,
    ask,

    async reply(call, request, token) {
      const { type, message, data } = await ask(call, request, token);
      if (call.envelope !== 'code' && type !== 'ok') throw new Error(`${String(type)}: ${String(message)}`);
      const dropped: unknown[] = [];
      const stop = onMalformed((malformed) => dropped.push(malformed));
      try {
        const reply = v.parse(call.reply, call.envelope === 'code' ? data : message) as ReplyOf<typeof call>;
        if (dropped.length > 0) throw new Error(`not of the contract: ${JSON.stringify(dropped)}`);
        return reply;
      } finally {
        stop();
      }
    },

    async close() {
      await bots.stop();
      bots.close();
      await app.close();
      await market.close();
      await base.close();
    },
  };
}
