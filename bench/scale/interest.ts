import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { Findings } from '../shared/bench.ts';
import { buildPackage } from '../shared/build.ts';
import { round } from '../shared/statistics.ts';

/** Pairs of a large exchange, all equally lively. */
export const PAIRS = 200;
/** The part of the events that a socket may get that shows one of them. */
const MOST = 0.03;

const printed = v.object({ everyPair: v.number(), onePair: v.number() });

/** Events of a socket that shows one pair of many, to those of a socket that has named none. */
export async function measureInterest(seconds: number, say: (line: string) => void): Promise<Findings> {
  await buildPackage('@bourse/contract-server');
  const args = [join(import.meta.dirname, 'lively-pairs.ts'), String(seconds)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { everyPair, onePair } = v.parse(printed, JSON.parse(stdout));
  const part = onePair / everyPair;
  const measured = `${round(part * 100, 2)} %`;
  say(`a socket that shows one of ${PAIRS} pairs: ${measured} of the events`);
  return {
    goals: [
      {
        what: `Events to a socket that shows one of ${PAIRS} equally lively pairs, to those of every pair`,
        measured,
        wanted: `<= ${MOST * 100} %`,
        isReached: everyPair > 0 && part <= MOST,
      },
    ],
    tables: [],
    notes: [`In ${seconds} s a socket of every pair got ${everyPair} events, the socket of one pair ${onePair}.`],
  };
}
