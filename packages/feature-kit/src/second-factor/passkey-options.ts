import { passkeyQuestion } from '@bourse/contracts/security';
import { jsonIn } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { canUsePasskeysOf } from '../passkeys/web-authn';

const domained = v.object({ rpId: v.string() });

/** The options with which a passkey answers a question; `undefined` where none can, here or at all. */
export function passkeyOptionsIn(data: unknown): string | undefined {
  const question = v.safeParse(passkeyQuestion, data);
  if (!question.success) return undefined;
  const options = v.safeParse(domained, jsonIn(question.output.passkey));
  return options.success && canUsePasskeysOf(options.output.rpId) ? question.output.passkey : undefined;
}
