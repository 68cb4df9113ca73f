import type { Decimal } from '@bourse/decimal';
import { orderCapabilities } from '@bourse/contracts/market';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { callName } from '../calls';
import { backEnd } from './back-end';
import { departs, type Finding } from './findings';
import { WRITES } from '../features';
import type { Known } from './known';
import { readOffer } from './offer';
import { readSide, refusals } from './read-side';
import { judgeEvents, openEars, SOCKET, type Ears } from './socket-side';
import { writeSide } from './write-side';

const ANSWER_WITHIN_MS = 20_000;

export interface CheckOptions {
  /** Origin of the back end: `/api` and `/socket.io` are below it. */
  readonly baseUrl: string;
  readonly token?: string | undefined;
  /** Whether to place and cancel orders too. */
  readonly write?: boolean;
  /** The pair to check, `BTC/USDT`. */
  readonly symbol?: string | undefined;
  /** Value of an order of the write check, in quote currency; `undefined`: 10, or more where the limits need it. */
  readonly worth?: Decimal | undefined;
  /** How long to listen to the socket. */
  readonly listenSeconds: number;
  /** Maximum delay until the effect of an accepted order is visible. */
  readonly effectMs: number;
}

/** There is no back end at the address, so that nothing can be checked. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** @throws UnreachableError if the connection fails; an answer of any kind is enough */
export async function mustAnswer(baseUrl: string): Promise<void> {
  try {
    await fetch(new URL('/api/', baseUrl), { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new UnreachableError(`The check could not begin: ${baseUrl} does not answer (${why}).`, { cause: error });
  }
}

/**
 * Calls a back end, listens to it, and says where it departs from the contract.
 * @throws UnreachableError
 */
export async function checkContract(options: CheckOptions): Promise<readonly Finding[]> {
  const { baseUrl, token, write = false, worth, symbol, listenSeconds, effectMs } = options;
  await mustAnswer(baseUrl);
  const asked = backEnd(baseUrl, token);
  const { findings: offer, announced } = await readOffer(asked);
  const orders = v.safeParse(orderCapabilities, announced?.others);
  const known: Known = { symbol, ...(orders.success && { orderLimits: orders.output }) };
  const findings: Finding[] = [
    ...offer,
    ...(await readSide(asked, known, announced)),
    ...(await refusals(asked, announced)),
  ];
  if (symbol !== undefined && !known.pair) findings.push(departs('the pair', '', symbol, 'no such pair'));

  let ears: Ears | undefined;
  try {
    ears = await openEars(asked, known.userId);
  } catch (error) {
    findings.push(departs(SOCKET, '', 'a connection', error instanceof Error ? error.message : 'none'));
  }
  const listened = wait(listenSeconds * 1000);
  if (write) findings.push(...(await writeSide(asked, known, { ears, worth, effectMs })));
  else
    for (const call of WRITES) findings.push({ kind: 'skipped', subject: callName(call), detail: 'only with --write' });
  if (ears) {
    await listened;
    findings.push(...judgeEvents(ears, known.userId, listenSeconds));
    ears.own.close();
    ears.stranger.close();
  }
  return findings;
}
