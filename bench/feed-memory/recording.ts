import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Five minutes of two pairs: a book a second each, and trades. */
const FIVE_MINUTES = join(import.meta.dirname, '../../apps/sandbox-exchange/src/testing/recordings/short.ticks.gz');
const ROUND_MS = 5 * 60_000;

/** A line of the recording later by some rounds. The time is the second field of a tick. */
export function later(line: string, rounds: number): string {
  return line.replace(
    /^(\["(?:book|trade)",)(\d+)/,
    (_line, head: string, at: string) => `${head}${Number(at) + rounds * ROUND_MS}`,
  );
}

const isTick = (line: string) => line.startsWith('["book"') || line.startsWith('["trade"');
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Writes a recording of so many hours: the five minutes of the repository again and again. */
export async function writeRecording(file: string, hours: number): Promise<void> {
  const lines: string[] = [];
  const source = createReadStream(FIVE_MINUTES).pipe(createGunzip());
  for await (const line of createInterface({ input: source })) lines.push(line);
  const ticks = lines.filter(isTick);
  function* all() {
    yield text(lines.filter((line) => !isTick(line)));
    for (let round = 0; round < (hours * 3_600_000) / ROUND_MS; round += 1) {
      yield text(ticks.map((line) => later(line, round)));
    }
  }
  await pipeline(Readable.from(all()), createGzip({ level: 1 }), createWriteStream(file));
}
