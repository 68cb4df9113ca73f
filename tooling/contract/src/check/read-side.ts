import { capabilities } from '@bourse/contracts/site';
import { callName } from '../calls';
import { NOT_CALLED, PROBES, REFUSALS } from '../features';
import type { Probe } from '@bourse/contracts/check';
import type { Known } from './known';
import { attempt } from './attempt';
import type { BackEnd } from './back-end';
import type { Finding } from './findings';
import { missingExtra, notOffered, type Announced } from './offer';
import { checkRefusal, checkReplyOrRefusal } from './reply';

/** Sends all read-only calls. */
export async function readSide(backEnd: BackEnd, known: Known, announced: Announced): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { call, requests, learn, mayRefuse } of PROBES) {
    const name = callName(call);
    const absent = notOffered(call, announced);
    if (absent) {
      findings.push(absent);
      continue;
    }
    if (call.access === 'required' && backEnd.token === undefined) {
      findings.push({ kind: 'skipped', subject: name, detail: 'wants a token: --token or CONTRACT_TOKEN' });
      continue;
    }
    const asked = requests(known);
    if (asked.length === 0)
      findings.push({ kind: 'skipped', subject: name, detail: 'no reply named anything to ask for' });
    const found: Finding[] = [];
    for (const request of asked) {
      const checked = await attempt(name, async () => {
        const answer = await backEnd.ask(call, request);
        const missing = missingExtra(call, answer, announced);
        return missing ? { findings: [missing], reply: undefined } : checkReplyOrRefusal(call, answer, mayRefuse);
      });
      found.push(...checked.findings);
      if (checked.reply !== undefined) learn?.(known, checked.reply);
    }
    // Several successful requests of one call are one line.
    const departed = found.filter(({ kind }) => kind === 'departs');
    findings.push(...(departed.length > 0 ? departed : found.slice(0, 1)));
  }
  for (const [call, detail] of NOT_CALLED)
    if (call !== capabilities) findings.push({ kind: 'skipped', subject: callName(call), detail });
  return findings;
}

/** Sends calls that a back end must refuse. */
export async function refusals(backEnd: BackEnd, announced: Announced): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const isAsked = ({ call }: Probe) => call.access === 'required' && !notOffered(call, announced);
  for (const { call, requests } of PROBES.filter(isAsked)) {
    const subject = `${callName(call)} without a token`;
    const [request = {}] = requests({});
    const { findings } = await attempt(subject, async () => {
      const answer = await backEnd.ask(call, request, { isVisitor: true });
      return { findings: missingExtra(call, answer, announced) ? [] : checkRefusal(subject, answer, 999) };
    });
    found.push(...findings);
  }
  for (const { call, request, when } of REFUSALS) {
    const subject = `${callName(call)} ${when}`;
    const { findings } = await attempt(subject, async () => ({
      findings: checkRefusal(subject, await backEnd.ask(call, request, { isVisitor: true }), 'error'),
    }));
    found.push(...findings);
  }
  return found;
}
