// Loaded into the exchange before anything else. On SIGUSR2 it writes to a file how long its thread has worked at most without a
// turn of the event loop since the last time, and the size of its heap. CPU time, so that other programs do not count.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const EVERY_MS = 5;
let longest = 0;
let before = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  longest = Math.max(longest, (user + system) / 1000);
  before = process.threadCpuUsage();
}, EVERY_MS).unref();

process.on('SIGUSR2', () => {
  const pause = longest;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  setTimeout(() => {
    // The collection was a pause of the bench's own.
    longest = 0;
    writeFileSync(process.env['BENCH_PAUSES'] ?? '', JSON.stringify({ pause, heap: heapUsed + external, rss }));
  }, 4 * EVERY_MS);
});
