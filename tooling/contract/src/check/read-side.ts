import type { Call } from '@bourse/api-client/contract';
import { login } from '@bourse/identity/contract';
import { deal } from '@bourse/spot/contract';
import { callName } from '../calls';
import { NOT_CALLED, PROBES } from '../features';
import type { Known } from '../features/contract-of-feature';
import { attempt } from './attempt';
import type { BackEnd, Fields } from './back-end';
import type { Finding } from './findings';
import { checkRefusal, checkReplyOrRefusal } from './reply';

/** Sends all read-only calls. */
export async function readSide(backEnd: BackEnd, known: Known): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { call, requests, learn, mayRefuse } of PROBES) {
    const name = callName(call);
    if (call.access === 'required' && backEnd.token === undefined) {
      findings.push({ kind: 'skipped', subject: name, detail: 'wants a token: --token or CONTRACT_TOKEN' });
      continue;
    }
    const asked = requests(known);
    if (asked.length === 0)
      findings.push({ kind: 'skipped', subject: name, detail: 'no reply named anything to ask for' });
    const found: Finding[] = [];
    for (const request of asked) {
      const checked = await attempt(name, async () =>
        checkReplyOrRefusal(call, await backEnd.ask(call, request), mayRefuse),
      );
      found.push(...checked.findings);
      if (checked.reply !== undefined) learn?.(known, checked.reply);
    }
    // Several successful requests of one call are one line.
    const departed = found.filter(({ kind }) => kind === 'departs');
    findings.push(...(departed.length > 0 ? departed : found.slice(0, 1)));
  }
  for (const [call, detail] of NOT_CALLED) findings.push({ kind: 'skipped', subject: callName(call), detail });
  return findings;
}

/** Sends calls that a back end must refuse. */
export async function refusals(backEnd: BackEnd): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const { call } of PROBES.filter(({ call: { access } }) => access === 'required')) {
    const subject = `${callName(call)} without a token`;
    const request = call.path.startsWith('/transaction') ? { page: 1 } : {};
    const { findings } = await attempt(subject, async () => ({
      findings: checkRefusal(subject, await backEnd.ask(call, request, 'visitor'), 999),
    }));
    found.push(...findings);
  }
  const refused: readonly [string, Call, Fields][] = [
    ['of a pair that does not exist', deal, { legal_id: 2_147_483_647, currency_id: 2_147_483_646 }],
    ['of nobody', login, { user_string: 'nobody@contract-check.invalid', password: 'a1b2c3', type: 1 }],
  ];
  for (const [what, call, request] of refused) {
    const subject = `${callName(call)} ${what}`;
    const { findings } = await attempt(subject, async () => ({
      findings: checkRefusal(subject, await backEnd.ask(call, request, 'visitor'), 'error'),
    }));
    found.push(...findings);
  }
  return found;
}
