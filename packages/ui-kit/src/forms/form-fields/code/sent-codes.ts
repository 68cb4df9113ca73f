import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';

/** Milliseconds until a recipient can be sent another code (money side, section 9). */
const RESEND_MS = 60_000;

/** In the tab's storage: a user who looks for the code in another app may return to a reloaded page. */
const KEY = 'bourse.codes';

const schema = v.record(v.string(), v.number());

const keyOf = (purpose: string, recipient: string) => `${purpose} ${recipient}`;

/** When the recipient can be sent the next code for a purpose, epoch milliseconds; 0 where none was sent. */
export function nextCodeAt(purpose: string, recipient: string): number {
  return readStoredAs(KEY, schema, 'tab')?.[keyOf(purpose, recipient)] ?? 0;
}

/** Records that a code was sent now. Returns when the next one can be sent. */
export function recordSentCode(purpose: string, recipient: string, now: number): number {
  const nextAt = now + RESEND_MS;
  const running = Object.entries(readStoredAs(KEY, schema, 'tab') ?? {}).filter(([, at]) => at > now - RESEND_MS * 10);
  writeStoredAs(KEY, { ...Object.fromEntries(running), [keyOf(purpose, recipient)]: nextAt }, 'tab');
  return nextAt;
}
