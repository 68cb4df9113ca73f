import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { open, visit } from '../shared/browser.ts';
import { built } from '../shared/build.ts';
import type { Bench, BenchOptions, Findings } from '../shared/bench.ts';
import { median, percentile, round } from '../shared/statistics.ts';
import { LONGEST_MS, timeToPixels, watchPixels } from './pixels.ts';
import { isCcxtInstalled, openSandbox, openVenue, type Source } from './sources.ts';

const CHANGES = 500;
const QUICK_CHANGES = 20;
const WARM_UP = 5;
/** Pause after a change; with the random part the changes are not in step with frames and throttles. */
const REST_MS = 100;
const RANDOM_MS = 100;
const MOST = 1.5;
const FIRST_ASK = '[role=grid] [data-side=asks]:not([hidden])';
const SHOWN_WITHIN_MS = 120_000;
const LEFT_OUT = 'The library of venues is not installed: `npm run x -- bench venue-pixels` installs it.';

interface Measured {
  readonly source: Source;
  readonly times: readonly number[];
}

async function measure({ isQuick, say }: BenchOptions): Promise<Findings> {
  if (!isCcxtInstalled()) {
    say(`Left out. ${LEFT_OUT}`);
    return { goals: [], tables: [], notes: [`Left out. ${LEFT_OUT}`] };
  }
  const build = await built();
  const changes = isQuick ? QUICK_CHANGES : CHANGES;
  const [sandbox, venue] = [await openSandbox(build, WARM_UP + changes), await openVenue(build)];
  try {
    // A page of each in a browser of its own: a page behind another one has no frames.
    const measured = await visit(async ({ page: first }) =>
      visit(async ({ page: second }) => {
        await show(first, sandbox);
        await show(second, venue);
        return change(
          [
            [sandbox, first],
            [venue, second],
          ],
          changes,
        );
      }),
    );
    for (const { source, times } of measured) say(`${source.title}: p99 ${round(percentile(times, 99), 1)} ms`);
    return findingsOf(measured);
  } finally {
    await venue.close();
    await sandbox.close();
  }
}

async function show(page: Page, { address }: Source): Promise<void> {
  await watchPixels(page);
  await open(page, `${address}/dealCenter?symbol=BTC_USDT`);
  // The venue has no bars, so its chart stays empty.
  await page.locator(FIRST_ASK).first().waitFor({ state: 'attached', timeout: SHOWN_WITHIN_MS });
}

/** Changes both books in turns. */
async function change(shown: readonly (readonly [Source, Page])[], changes: number): Promise<readonly Measured[]> {
  const measured = shown.map(([source, page]) => ({ source, page, times: new Array<number>() }));
  for (let turn = 0; turn < WARM_UP + changes; turn += 1) {
    for (const { source, page, times } of measured) {
      const price = source.nextPrice();
      const time = await timeToPixels(page, price, () => source.send(price));
      if (turn >= WARM_UP) times.push(time);
      await pause(REST_MS + Math.random() * RANDOM_MS);
    }
  }
  return measured;
}

function findingsOf(measured: readonly Measured[]): Findings {
  const [sandbox = Number.NaN, venue = Number.NaN] = measured.map(({ times }) => percentile(times, 99));
  const ratio = venue / sandbox;
  const isAllShown = measured.every(({ times }) => times.every((time) => time < LONGEST_MS));
  return {
    goals: [
      {
        what: 'from a message of the venue to changed pixels, p99 against the sandbox exchange in the same run',
        measured: `${round(ratio, 2)} ×`,
        wanted: `at most ${MOST} ×`,
        // A change that is not shown makes the figures of its side worthless.
        isReached: isAllShown && ratio <= MOST,
      },
    ],
    tables: [
      {
        caption: `From a change to the end of the frame that shows it, ${measured[0]?.times.length ?? 0} changes each`,
        columns: ['', 'median, ms', 'p95, ms', 'p99, ms', 'longest, ms', 'not shown'],
        rows: measured.map(({ source, times }) => [
          source.title,
          round(median(times), 1),
          round(percentile(times, 95), 1),
          round(percentile(times, 99), 1),
          round(Math.max(...times), 1),
          times.filter((time) => time >= LONGEST_MS).length,
        ]),
      },
    ],
    notes: [
      'Each change is a new best ask, by turns at the sandbox exchange and at a venue on this machine behind the gateway, each with the spot screen in a browser of its own. The time of the sandbox begins ' +
        'when the request with the order is sent, that of the venue before its message is streamed. It ends with the task after the frame in which the book draws the price. The venue and the gateway run from their sources.',
    ],
  };
}

export const venuePixels: Bench = {
  name: 'venue-pixels',
  title: 'From a message of the venue to changed pixels',
  measure,
};
