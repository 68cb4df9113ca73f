import process from 'node:process';
import type { BookOptions } from './book';
import { startLoopbackVenue } from './venue';

/*
 * The venue as a program, for benches: `program.ts DIALECT`, with the pair BTC/USDT and an IPC channel. It sends its origin, sets each book
 * that it is sent, and answers with the time (epoch milliseconds, with decimals) before the book is streamed.
 */

const SYMBOL = 'BTC/USDT';

const send = (message: object) => void process.send?.(message);

async function main(): Promise<void> {
  const [dialect] = process.argv.slice(2);
  const venue = await startLoopbackVenue({
    dialect: dialect === 'binance' ? 'binance' : 'kraken',
    markets: [{ symbol: SYMBOL, tick: '0.01', lot: '0.0001' }],
  });
  process.on('message', (book: BookOptions) => {
    const at = performance.timeOrigin + performance.now();
    venue.exchange.setBook(SYMBOL, book);
    send({ at });
  });
  process.once('disconnect', () => process.exit());
  send({ origin: venue.origin });
}

await main();
