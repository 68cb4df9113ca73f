import type { BenchOptions, Findings, Goal } from '../shared/bench.ts';
import { startExchange } from '../shared/exchange.ts';
import { percentile, round } from '../shared/statistics.ts';
import { SANDBOX_TOKEN } from './control.ts';
import { openTraders, tradeRound, type Round } from './round.ts';

/** The shortest time between two orders of a trader who waits for nothing but the replies, in milliseconds. */
export const FULL_SPEED_MS = 0;
const ORDERS_PER_SECOND = 600;
const REPLY_MS = 250;
const ROUND_MS = 15_000;
const QUICK_ROUND_MS = 3000;

/** Goals of a round at full speed. */
export function fullSpeedGoals({ tally: { placed }, seconds }: Round): Goal[] {
  const ordersPerSecond = placed.length / seconds;
  const slowest = placed.length === 0 ? Number.POSITIVE_INFINITY : percentile(placed, 99);
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

/** A short round of orders at full speed, all in one process. */
export async function measureOrders({ isQuick, say }: BenchOptions): Promise<Findings> {
  const exchange = await startExchange({ BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN, LOG_LEVEL: 'error' });
  try {
    const traders = await openTraders(exchange);
    const pace = { everyMs: FULL_SPEED_MS, ms: isQuick ? QUICK_ROUND_MS : ROUND_MS };
    const found = await tradeRound(exchange, traders, () => Promise.resolve(0), pace);
    for (const trader of traders) trader.close();
    const goals = fullSpeedGoals(found);
    say(goals.map(({ what, measured }) => `${what}: ${measured}`).join(', '));
    return { goals, tables: [], notes: ['`--against BUILD` compares the orders with another build in turns.'] };
  } finally {
    await exchange.stop();
  }
}
