import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PAIRS } from '../../simulation/catalogue/pairs';
import { seededRandom } from '../../simulation/random';
import { openCcxtFeed } from '../ccxt/ccxt-feed';
import { FeedError, type PriceFeed } from '../price-feed';
import { FEED_PROBLEM, parseFeed } from '../../feed-setting';
import { simulatedFeed } from '../simulated-feed';
import { record, USUAL_HISTORY, type RecordedHistory } from './recorder';

const USAGE = `npm run x -- record --feed ccxt:kraken --minutes 60 --out kraken.ticks.gz
  --feed    ccxt:VENUE or simulated
  --minutes how long; Ctrl-C ends earlier
  --out     the file; compressed where it ends in .gz
  --pairs   BTC/USDT,ETH/USDT: these only
  --at      with simulated: begins at this time (2026-11-20T08:00:00Z) and takes no time`;

const SECOND_MS = 1000;
/** Steps of the simulated market. */
const STEP_MS = 500;
const MINUTE_MS = 60_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      feed: { type: 'string' },
      minutes: { type: 'string', default: '60' },
      out: { type: 'string' },
      pairs: { type: 'string' },
      at: { type: 'string' },
    },
  });
  const setting = parseFeed(values.feed ?? '');
  const minutes = Number(values.minutes);
  if (values.out === undefined || !(minutes > 0)) throw new FeedError(USAGE);
  if (!setting || setting.kind === 'recorded') throw new FeedError(`--feed ${FEED_PROBLEM}.\n${USAGE}`);
  const symbols = values.pairs?.split(',') ?? PAIRS.map(({ base, quote }) => `${base}/${quote}`);
  if (setting.kind === 'simulated') {
    await recordSimulated({ file: values.out, symbols, minutes, at: Date.parse(values.at ?? '') });
    return;
  }
  const feed = await openCcxtFeed({ venue: setting.venue, symbols, origin: undefined, say: console.log });
  console.log(`Recording ${[...feed.symbols.keys()].join(', ')} of ${feed.venue} for ${minutes} minutes.`);
  await recordLive(feed, values.out, minutes);
}

async function recordLive(feed: PriceFeed, file: string, minutes: number): Promise<void> {
  const recorder = await record(feed, { file, now: Date.now() });
  const end = Date.now() + minutes * MINUTE_MS;
  const asked = new AbortController();
  process.once('SIGINT', () => asked.abort());
  while (Date.now() < end && !asked.signal.aborted) {
    await pause(SECOND_MS);
    recorder.tick(Date.now());
  }
  await recorder.close();
  await feed.close();
}

/** Hours of the simulated market in seconds: its clock is moved. A short history keeps the file small. */
async function recordSimulated({
  file,
  symbols,
  minutes,
  at,
}: {
  file: string;
  symbols: string[];
  minutes: number;
  at: number;
}) {
  let now = Number.isNaN(at) ? Date.now() : at;
  const feed = simulatedFeed({ clock: { now: () => now }, random: seededRandom('recording'), symbols });
  const history: RecordedHistory = { ...USUAL_HISTORY, minutes: 0, hours: 0 };
  const recorder = await record(feed, { file, now, history });
  for (const end = now + minutes * MINUTE_MS; now < end; now += STEP_MS) {
    feed.step();
    recorder.tick(now);
  }
  await recorder.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof FeedError ? error.message : error);
  process.exit(1);
});
