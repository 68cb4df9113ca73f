import { SECOND_FACTOR_HEADER } from '@bourse/contracts/security';
import type { Outcome } from '../transport/read-reply';
import type { EncodedRequest } from '../transport/wire-request';
import type { SecondFactorPrompt } from './prompt';

interface Asking {
  /** Missing: no question can be shown, and the refusal stays. */
  readonly prompt: SecondFactorPrompt | undefined;
  /** The code belongs to the session that was refused. */
  readonly isSameSession: () => boolean;
  readonly sendWith: (code: string) => Promise<Outcome>;
}

/**
 * Asks for a code as long as the server refuses for want of one. Each refusal says that nothing was done, so the write is sent again; any other
 * outcome, an unknown one too, is the outcome. Without a code it is an ordinary refusal, with the server's text.
 */
export async function withSecondFactor(outcome: Outcome, asking: Asking, isAgain = false): Promise<Outcome> {
  const { prompt, isSameSession, sendWith } = asking;
  if (!('error' in outcome) || outcome.error.kind !== 'secondFactor') return outcome;
  const { text, data } = outcome.error;
  const code = isSameSession() ? await prompt?.ask({ text, isAgain, data }) : undefined;
  if (code === null) return { error: { kind: 'rejected', text, isFactorLost: true } };
  if (code === undefined || !isSameSession()) return { error: { kind: 'rejected', text } };
  return withSecondFactor(await sendWith(code), asking, true);
}

/** The same request with the code; it is in no state, no storage and no address. */
export function withCode({ url, init }: EncodedRequest, code: string): EncodedRequest {
  const headers = new Headers(init.headers);
  headers.set(SECOND_FACTOR_HEADER, code);
  return { url, init: { ...init, headers } };
}

/** The prompt in the store's `extra`. */
export function secondFactorPromptOf(extra: unknown): SecondFactorPrompt | undefined {
  return hasPrompt(extra) ? extra.secondFactor : undefined;
}

function hasPrompt(extra: unknown): extra is { secondFactor: SecondFactorPrompt } {
  return typeof extra === 'object' && extra !== null && 'secondFactor' in extra && extra.secondFactor !== undefined;
}
