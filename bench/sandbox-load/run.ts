import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, BenchOptions, Findings, Goal } from '../shared/bench.ts';
import { startExchange } from '../shared/exchange.ts';
import { percentile, round } from '../shared/statistics.ts';
import { faultsOf, SANDBOX_TOKEN } from './control.ts';
import { openListeners } from './listeners.ts';
import { memoryOf } from './memory.ts';
import { openTraders, tradeRound, TRADERS, type Round } from './round.ts';

const SOCKETS = 500;

const PACES = [
  { name: 'one order a second each', everyMs: 1000 },
  { name: 'as fast as they can', everyMs: 0 },
] as const;

const IDLE_MIB = 350;
const ORDERS_PER_SECOND = 600;
const REPLY_MS = 250;

/** The exchange takes it from the same environment. */
const databaseUrl = process.env['DATABASE_URL'];

const both = (values: readonly number[]) => [round(percentile(values, 50), 1), round(percentile(values, 99), 1)];

function fullSpeedGoals({ tally: { placed }, seconds }: Round): Goal[] {
  const ordersPerSecond = placed.length / seconds;
  const slowest = percentile(placed, 99);
  return [
    {
      what: 'orders a second at full speed',
      measured: String(round(ordersPerSecond)),
      wanted: `at least ${ORDERS_PER_SECOND}`,
      isReached: ordersPerSecond >= ORDERS_PER_SECOND,
    },
    {
      what: 'reply to an order at full speed, p99',
      measured: `${round(slowest, 1)} ms`,
      wanted: `at most ${REPLY_MS} ms`,
      isReached: slowest <= REPLY_MS,
    },
  ];
}

async function measure({ isQuick, say }: BenchOptions): Promise<Findings> {
  const data = mkdtempSync(join(tmpdir(), 'bourse-load-'));
  const remove = () => rmSync(data, { recursive: true, force: true });
  // Also where the bench fails.
  process.once('exit', remove);
  const settings = { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN, LOG_LEVEL: 'error', DATA_DIR: data };
  const first = await startExchange(settings);
  const seeded = await memoryOf(first.pid);
  await first.stop();
  const exchange = await startExchange(settings);
  const idle = await memoryOf(exchange.pid);
  const traders = await openTraders(exchange);
  say(`${traders.length} traders`);
  const listeners = await openListeners(exchange.address, SOCKETS - TRADERS);
  say(`${SOCKETS} sockets`);
  await wait(1000);
  const connected = await memoryOf(exchange.pid);
  const rounds = [];
  for (const { name, everyMs } of PACES) {
    const found = await tradeRound(exchange, traders, listeners.count, { everyMs, ms: isQuick ? 5000 : 60_000 });
    say(
      `${name}: ${found.tally.placed.length} orders in ${round(found.seconds, 1)} s, p99 ${both(found.tally.placed)[1]} ms`,
    );
    rounds.push({ name, ...found });
  }
  const faults = await faultsOf(exchange.address);
  const lost = listeners.lost();
  for (const trader of traders) trader.close();
  await listeners.close();
  await exchange.stop();
  process.off('exit', remove);
  remove();

  const fastest = rounds.at(-1);
  const refused = rounds.reduce((sum, { tally }) => sum + tally.refused, 0);
  return {
    goals: [
      {
        what: 'the ledger after it all',
        measured: faults.length === 0 ? 'every currency sums to zero, every book in order' : faults.join('; '),
        wanted: 'every currency sums to zero, every book in order',
        isReached: faults.length === 0,
      },
      ...(fastest ? fullSpeedGoals(fastest) : []),
      {
        what: 'memory after the second start',
        measured: `${round(idle)} MiB`,
        wanted: `at most ${IDLE_MIB} MiB`,
        isReached: idle <= IDLE_MIB,
      },
      { what: 'sockets lost', measured: String(lost), wanted: '0', isReached: lost === 0 },
    ],
    tables: [
      {
        caption: `${SOCKETS} sockets, ${TRADERS} traders who place an order and take it back`,
        columns: [
          'pace',
          'orders a second',
          'commands a second (orders and cancellations)',
          'reply to an order p50, ms',
          'p99, ms',
          'reply to a cancellation p50, ms',
          'p99, ms',
          'push of the book p50, ms',
          'p99, ms',
          'events a second to all listeners',
          'memory, MiB',
        ],
        rows: rounds.map(({ name, tally, seconds, heard, memory }) => [
          name,
          round(tally.placed.length / seconds),
          round((tally.placed.length + tally.cancelled.length) / seconds),
          ...both(tally.placed),
          ...both(tally.cancelled),
          ...both(tally.pushed),
          round(heard / seconds),
          round(memory),
        ]),
      },
    ],
    notes: [
      ...(databaseUrl === undefined ? [] : ['The memory of the PostgreSQL server is not part of the figures.']),
      `Memory of the exchange: ${round(seeded)} MiB after its first start, which makes the history, ${round(idle)} MiB after the second, ${round(connected)} MiB with all sockets open; the table has the largest of each round.`,
      'A push is counted from sending the order to the `transaction` event that has it; that event comes at most every 100 ms a pair. ' +
        'Every fifth trader waits for it, and so trades less often.',
      `Every twentieth order is a market order that trades. ${refused} commands were refused (an order was filled before it could be taken back, say).`,
      `Traders and listeners run on the same machine and take their share of it: the traders' thread was busy ${rounds.map(({ busy }) => `${round(busy * 100)} %`).join(' and ')} of the time.`,
    ],
  };
}

const name = 'sandbox-load';

export const sandboxLoad: Bench =
  databaseUrl === undefined
    ? { name, title: 'The sandbox exchange under load, on PGlite', measure }
    : {
        name,
        title: 'The sandbox exchange under load, on PostgreSQL',
        variant: { name: 'postgresql', environment: 'DATABASE_URL=postgres://…' },
        measure,
      };
