// A process of `interest.ts`: sends events of 200 equally lively pairs by the publisher and the sockets of the servers, and prints how many
// reach a socket that has named nothing, and one that shows one pair and the list of all. Argument: seconds.
import { createServer } from 'node:http';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { openSockets, publishMarket, type LiveMarket } from '@bourse/contract-server';
import { decimal } from '@bourse/decimal';
import { tickerEvent } from '@bourse/contracts/market';
import { INTEREST, type Interest } from '@bourse/contracts/events';
import { io } from 'socket.io-client';
import { PAIRS } from './interest.ts';

/** A trade on every pair so often; the publisher sends each kind of event at its own pace. */
const TRADE_EVERY_MS = 50;
const QUOTE_ID = 3;
const ONE = decimal('1');
const [seconds = 0] = process.argv.slice(2).map(Number);

let cents = 9_000_000;
const price = () => decimal(`${cents}e-2`);
const ids = Array.from({ length: PAIRS }, (_pair, index) => index + QUOTE_ID + 1);
const level = () => ({ price: price(), number: ONE, sum: ONE });
const bar = () => ({ openTime: 0, open: price(), high: price(), low: price(), close: price(), volume: ONE });
const market: LiveMarket<number> = {
  ids: () => ids,
  pair: (id) => ({ baseId: id, quoteId: QUOTE_ID, symbol: `C${id}/USDT` }),
  last: price,
  book: () => ({ bids: [level()], asks: [level()] }),
  ticker: () => ({ last: price(), change: ONE, high: price(), low: price(), volume: ONE }),
  running: bar,
};

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
if (typeof address !== 'object' || address === null) throw new Error('no port');
const { port } = address;
const sockets = openSockets({
  server,
  events: () => [],
  listed: [tickerEvent],
  userOf: () => Promise.resolve(undefined),
  onError: (error) => process.stderr.write(String(error)),
});
const publisher = publishMarket({ market, audience: sockets.audience });

/** Counts the events of a socket. */
async function listen(auth: Readonly<Record<string, Interest>>): Promise<() => number> {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth, forceNew: true });
  let heard = 0;
  socket.onAny(() => (heard += 1));
  await new Promise<void>((resolve) => void socket.once('connect', resolve));
  return () => heard;
}

const everyPair = await listen({});
const onePair = await listen({
  [INTEREST]: { pairs: [`${ids[0]}-${QUOTE_ID}`], lists: [tickerEvent.listName ?? ''] },
});
const until = performance.now() + seconds * 1000;
while (performance.now() < until) {
  cents += 1;
  for (const id of ids) {
    publisher.bookChanged(id);
    publisher.traded(id);
  }
  await wait(TRADE_EVERY_MS);
}
process.stdout.write(JSON.stringify({ everyPair: everyPair(), onePair: onePair() }));
process.exit(0);
