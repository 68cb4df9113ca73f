import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Findings } from '../shared/bench.ts';
import { open, visit } from '../shared/browser.ts';
import { startExchange, type Exchange } from '../shared/exchange.ts';
import { mainThread } from '../shared/main-thread.ts';
import { median, round } from '../shared/statistics.ts';
import { SANDBOX_TOKEN, userWithOptions } from './open-options.ts';

/** As many as a user of the exchange can have at a time. */
const MANY = 50;
const WANTED_MS = 15;
/** Work left over from loading must finish before the measurement. */
const SETTLE_MS = 3000;

/** Main-thread time of the options screen with so many countdowns, milliseconds a second. */
async function measureCountdowns(exchange: Exchange, count: number, seconds: number): Promise<number> {
  const { id, token } = await userWithOptions(exchange, count);
  return visit(async ({ page, cdp, errors }) => {
    await page.addInitScript(
      ([name, value]) => {
        localStorage.setItem('user_id', name);
        localStorage.setItem('token', value);
      },
      [String(id), token] as const,
    );
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page, `${exchange.address}/secondDealCenter?symbol=BTC_USDT`);
    if (count === 0) await page.getByText('No running options').waitFor();
    else
      await page
        .getByRole('timer')
        .nth(count - 1)
        .waitFor();
    await page.locator('.highcharts-series-0 .highcharts-point').first().waitFor();
    await sleep(SETTLE_MS);
    const before = await mainThread(cdp);
    await sleep(seconds * 1000);
    const after = await mainThread(cdp);
    if (errors.length > 0) throw new Error(`${count} countdowns: ${errors.join('; ')}`);
    const shown = await page.getByRole('timer').count();
    if (shown !== count) throw new Error(`${shown} countdowns are shown, ${count} are due.`);
    return (after.task - before.task) / seconds;
  });
}

async function measure({ isQuick, say }: Parameters<Bench['measure']>[0]): Promise<Findings> {
  const exchange = await startExchange({ BOT_RATE: '0', SANDBOX_CONTROL: '1', SANDBOX_TOKEN });
  const seconds = isQuick ? 5 : 20;
  const costs = new Map<number, number[]>([0, MANY].map((count) => [count, []]));
  for (let run = 0; run < (isQuick ? 2 : 5); run++) {
    for (const [count, of] of costs) {
      const cost = await measureCountdowns(exchange, count, seconds);
      of.push(cost);
      say(`${count} countdowns: ${round(cost, 1)} ms/s`);
    }
  }
  await exchange.stop();

  const middle = (count: number) => median(costs.get(count) ?? []);
  const above = middle(MANY) - middle(0);
  return {
    goals: [
      {
        what: `${MANY} countdowns: main thread above none`,
        measured: `${round(above, 1)} ms/s`,
        wanted: `at most ${WANTED_MS} ms/s`,
        isReached: above <= WANTED_MS,
      },
    ],
    tables: [
      {
        caption: 'The options screen, no trades',
        columns: ['countdowns', 'main thread, ms/s', 'above none, ms/s'],
        rows: [0, MANY].map((count) => [count, round(middle(count), 1), round(middle(count) - middle(0), 1)]),
      },
    ],
    notes: [
      'The client on the sandbox exchange without bots, so that prices rest and the countdowns are the difference. A new browser and a new ' +
        'user for each run, with and without options take turns, medians.',
    ],
  };
}

export const countdowns: Bench = {
  name: 'countdowns',
  title: 'Timed options: 50 running countdowns and none',
  measure,
};
