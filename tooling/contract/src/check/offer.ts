import type { Call, ReplyOf } from '@bourse/contracts/wire';
import { capabilities, isOffered } from '@bourse/contracts/site';
import { callName } from '../calls';
import { CAPABILITIES, EXTRAS, PRODUCT_OF } from '../features';
import type { Answer, BackEnd } from './back-end';
import type { Finding } from './findings';
import { checkReply } from './reply';

/** The reply of `cfg/capabilities`; `undefined` where a back end has no such call. */
export type Announced = ReplyOf<typeof capabilities> | undefined;

const isAbsent = ({ status }: Answer) => status === 404 || status === 405;

/** What the back end announces. The call is optional: a 404 is no departure. */
export async function readOffer(
  backEnd: BackEnd,
): Promise<{ readonly findings: readonly Finding[]; readonly announced: Announced }> {
  const subject = callName(capabilities);
  const answer = await backEnd.ask(capabilities, {});
  if (isAbsent(answer)) {
    return {
      findings: [{ kind: 'skipped', subject, detail: 'is optional: a back end without it is complete' }],
      announced: undefined,
    };
  }
  const { findings, reply } = checkReply(capabilities, answer);
  const ofPackages = CAPABILITIES.flatMap((fields) => checkReply({ ...capabilities, reply: fields }, answer).findings);
  return {
    findings: [...findings, ...ofPackages.filter(({ kind }) => kind === 'departs')],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply was read by this very call's schema
    announced: reply as Announced,
  };
}

/** The finding of a call whose product is not announced; `undefined` if the call has to be there. */
export function notOffered(call: Call, announced: Announced): Finding | undefined {
  const product = PRODUCT_OF.get(call);
  if (product === undefined || announced === undefined || isOffered(product, announced)) return undefined;
  return { kind: 'skipped', subject: callName(call), detail: `not offered: no ${product}` };
}

/** The finding of an extra call that a back end with announced products does not have. */
export function missingExtra(call: Call, answer: Answer, announced: Announced): Finding | undefined {
  if (announced?.products === undefined || !EXTRAS.has(call) || !isAbsent(answer)) return undefined;
  return { kind: 'skipped', subject: callName(call), detail: 'not offered: the client hides it' };
}
