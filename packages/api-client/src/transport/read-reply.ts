import * as v from 'valibot';
import type { Call } from '@bourse/contracts/wire';
import { reportMalformed } from '@bourse/contracts/wire';
import type { ApiFailure } from '../failure';
import { meansNone } from '../server-text';
import { openEnvelope } from './envelope';
import type { RawReply } from './fetch-reply';

export type Outcome = { data: unknown } | { error: ApiFailure };

/** Opens the envelope of a reply and parses its content: the domain value of the call, or the failure. Never throws. */
export function readReply(call: Call, reply: Pick<RawReply, 'status' | 'body'>, type: 'query' | 'mutation'): Outcome {
  const opened = openEnvelope(call, reply);
  if ('failure' in opened) {
    const { failure } = opened;
    if (type === 'query' && failure.kind === 'rejected' && meansNone(failure.text)) {
      const none = v.safeParse(call.reply, []);
      if (none.success) return { data: none.output };
    }
    if (failure.kind === 'malformed') reportMalformed(`reply of ${call.path}`, [{ message: 'no envelope' }]);
    return { error: failure };
  }
  const parsed = v.safeParse(call.reply, opened.message);
  if (parsed.success) return { data: parsed.output };
  // `null` for a read is an empty list, or an object without any field, where the call allows one.
  if (opened.message === null || opened.message === undefined) {
    for (const empty of [[], {}]) {
      const blank = v.safeParse(call.reply, empty);
      if (blank.success) return { data: blank.output };
    }
  }
  reportMalformed(`reply of ${call.path}`, parsed.issues);
  return { error: { kind: 'malformed' } };
}
