import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchOptions, Findings, Table } from '../shared/bench.ts';
import { built, otherBuild, type Built } from '../shared/build.ts';
import { startExchange, type Exchange } from '../shared/exchange.ts';
import { processorSeconds } from '../shared/processor-time.ts';
import { ratioInTurns, ratioText } from '../shared/ratio.ts';
import { median, percentile, round } from '../shared/statistics.ts';
import { SANDBOX_TOKEN } from './control.ts';
import { FULL_SPEED_MS } from './full-speed.ts';
import { openTraders, tradeRound, type Trader } from './round.ts';

const TURNS = 7;
const QUICK_TURNS = 2;
const TURN_MS = 10_000;
const QUICK_TURN_MS = 2000;

/** The parts of a median that are noise where two equal builds take turns on one machine. */
const LEAST_ORDERS = 0.97;
const MOST_P99 = 1.1;

/** PGlite, also where the environment names a database: two exchanges cannot have the same one. */
const ENVIRONMENT = { BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN, LOG_LEVEL: 'error', DATABASE_URL: '' };

/** An exchange of a build with its traders, and what they got by turn. */
interface Side {
  readonly exchange: Exchange;
  readonly traders: readonly Trader[];
  readonly ordersPerSecond: number[];
  /** Milliseconds until an order is answered. */
  readonly p99: number[];
  /** Milliseconds of processor time of the exchange for an order: the figure that other work on the machine changes least. */
  readonly processorMs: number[];
}

async function openSide(build: Built): Promise<Side> {
  const exchange = await startExchange(ENVIRONMENT, Promise.resolve(build));
  try {
    return { exchange, traders: await openTraders(exchange), ordersPerSecond: [], p99: [], processorMs: [] };
  } catch (error) {
    await exchange.stop();
    throw error;
  }
}

async function closeSide({ exchange, traders }: Side): Promise<void> {
  for (const trader of traders) trader.close();
  await exchange.stop();
}

/** The traders trade as fast as they can. */
async function takeTurn(side: Side, ms: number): Promise<void> {
  const { exchange, traders, ordersPerSecond, p99, processorMs } = side;
  const before = processorSeconds(exchange.pid);
  const { tally, seconds } = await tradeRound(exchange, traders, () => Promise.resolve(0), {
    everyMs: FULL_SPEED_MS,
    ms,
  });
  ordersPerSecond.push(tally.placed.length / seconds);
  p99.push(percentile(tally.placed, 99));
  processorMs.push(((processorSeconds(exchange.pid) - before) * 1000) / tally.placed.length);
}

/**
 * The order load on the present build and on another one, each all in one process with data of its own, in turns.
 * @param against the folder of another built checkout
 * @throws Error if it has no built exchange
 */
export async function compareOrders(
  against: string,
  { isQuick, say, isStopped, turns = isQuick ? QUICK_TURNS : TURNS }: BenchOptions,
): Promise<Findings> {
  const other = await otherBuild(against);
  const present = await built();
  if (other.sandbox === present.sandbox || !existsSync(join(other.sandbox, 'main.js'))) {
    throw new Error(`${against} is no checkout with a built exchange.`);
  }
  const ms = isQuick ? QUICK_TURN_MS : TURN_MS;
  const before = await openSide(other);
  const after = await openSide(present).catch(async (error: unknown) => {
    await closeSide(before);
    throw error;
  });
  try {
    for (let turn = 0; turn < turns && !isStopped(); turn += 1) {
      // In the opposite order in every second turn: the first of a pair finds other caches.
      for (const side of turn % 2 === 0 ? [before, after] : [after, before]) await takeTurn(side, ms);
      const latest = ({ ordersPerSecond, p99, processorMs }: Side) =>
        `${round(ordersPerSecond.at(-1) ?? 0)} orders/s, p99 ${round(p99.at(-1) ?? 0, 1)} ms, ${round(processorMs.at(-1) ?? 0, 2)} ms of processor an order`;
      say(`${turn + 1}/${turns}: ${latest(before)} → ${latest(after)}`);
    }
  } finally {
    await closeSide(after);
    await closeSide(before);
  }
  return orderFindings(before, after, ms);
}

function orderFindings(before: Side, after: Side, ms: number): Findings {
  const orders = ratioInTurns(before.ordersPerSecond, after.ordersPerSecond, 0);
  const p99 = ratioInTurns(before.p99, after.p99, 0);
  const processor = ratioInTurns(before.processorMs, after.processorMs, 0);
  const row = (
    what: string,
    of: 'ordersPerSecond' | 'p99' | 'processorMs',
    ratio: typeof orders,
  ): Table['rows'][number] => [what, round(median(before[of]), 2), round(median(after[of]), 2), ratioText(ratio)];
  return {
    goals: [
      {
        what: 'Orders a second and p99, all in one, to the base in turns',
        measured: `${round(orders.middle, 2)} x and ${round(p99.middle, 2)} x`,
        wanted: `>= ${LEAST_ORDERS} x and <= ${MOST_P99} x`,
        isReached: orders.middle >= LEAST_ORDERS && p99.middle <= MOST_P99,
      },
    ],
    tables: [
      {
        caption: 'Orders at full speed, all in one, in turns',
        columns: ['what', 'before', 'after', 'ratio (quartiles)'],
        rows: [
          row('orders a second', 'ordersPerSecond', orders),
          row('reply to an order p99, ms', 'p99', p99),
          row('processor time of the exchange an order, ms', 'processorMs', processor),
        ],
      },
    ],
    notes: [`Both exchanges run all the time; ${before.p99.length} turns of ${ms / 1000} s each, on PGlite.`],
  };
}
