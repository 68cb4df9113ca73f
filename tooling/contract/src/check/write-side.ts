import type { Call, ReplyOf } from '@bourse/contracts/wire';
import type { Fields, TrialCheck } from '@bourse/contracts/check';
import type { Decimal } from '@bourse/decimal';
import { balanceChanged, eventName } from '@bourse/contracts/events';
import { setTimeout as wait } from 'node:timers/promises';
import { callName } from '../calls';
import { TRIALS } from '../features';
import { attempt } from './attempt';
import type { BackEnd } from './back-end';
import { departs, type Finding } from './findings';
import type { Known } from './known';
import { checkReply } from './reply';
import type { Ears } from './socket-side';

const POLL_MS = 100;

interface WriteOptions {
  readonly ears: Ears | undefined;
  /** Value of each order, in quote currency; `undefined`: a small one that the announced limits allow. */
  readonly worth?: Decimal | undefined;
  /** Maximum delay until the effect of an accepted request is visible. */
  readonly effectMs: number;
}

/** Runs the trials of the packages: each sends writes and takes them back. */
export async function writeSide(backEnd: BackEnd, known: Known, options: WriteOptions): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { call, run } of TRIALS) {
    const subject = callName(call);
    if (backEnd.token === undefined) {
      findings.push({ kind: 'skipped', subject, detail: 'wants a token: --token or CONTRACT_TOKEN' });
      continue;
    }
    const found: Finding[] = [];
    const check = trialCheck(backEnd, known, options, {
      report: (...reported) => found.push(...reported),
      skip: (detail) => found.push({ kind: 'skipped', subject, detail }),
    });
    // oxlint-disable-next-line no-await-in-loop -- a trial compares balances, which another one would change
    const { findings: failed } = await attempt(subject, async () => {
      await run(check);
      return { findings: [] };
    });
    findings.push(...found, ...failed);
  }
  return findings;
}

interface Report {
  readonly report: (...findings: readonly Finding[]) => void;
  readonly skip: (reason: string) => void;
}

function trialCheck(
  backEnd: BackEnd,
  known: Known,
  { ears, worth, effectMs }: WriteOptions,
  { report, skip }: Report,
): TrialCheck {
  const check = async (call: Call, request: Fields) => checkReply(call, await backEnd.ask(call, request));
  return {
    known,
    worth,
    skip,
    departs: (call, expected, got) => report(departs(callName(call), '', expected, got)),
    send: async <C extends Call>(call: C, request: Fields) => {
      const { findings, reply } = await check(call, request);
      report(...findings);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- the reply was read by this very call's schema
      return reply as ReplyOf<C> | undefined;
    },
    read: async <C extends Call>(call: C, request: Fields) => {
      const { reply } = await check(call, request);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion -- the reply was read by this very call's schema
      return reply as ReplyOf<C> | undefined;
    },
    until: (ask) => until(effectMs, ask),
    listenForBalance: () => {
      const from = ears?.own.heard.length ?? 0;
      return async (after) => {
        const { userId } = known;
        if (!ears || userId === undefined) return;
        if (await ears.own.hears(eventName(balanceChanged, userId), from, effectMs)) return;
        const got = `nothing within ${effectMs} ms`;
        report(departs(`event ${balanceChanged.name}`, '', `it after ${callName(after)}`, got));
      };
    },
  };
}

/** Polls until a value is returned or the delay is over. */
async function until<Value>(withinMs: number, ask: () => Promise<Value | undefined>): Promise<Value | undefined> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined || Date.now() > deadline) return found;
    await wait(POLL_MS);
  }
}
