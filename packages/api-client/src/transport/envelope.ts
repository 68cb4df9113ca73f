import * as v from 'valibot';
import { SECOND_FACTOR_NEEDED } from '@bourse/contracts/security';
import type { Call } from '@bourse/contracts/wire';
import { jsonIn } from '@bourse/contracts/wire';
import type { ApiFailure } from '../failure';
import { asksToLogIn, lockedUntil } from '../server-text';
import type { RawReply } from './fetch-reply';

export type Opened = { message: unknown } | { failure: ApiFailure };

const wireCode = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const messageEnvelope = v.object({
  type: wireCode,
  message: v.optional(v.unknown()),
  /** Some back ends send a page beside `type` instead of a message. */
  data: v.optional(v.unknown()),
});

const codeEnvelope = v.object({
  code: wireCode,
  data: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  msg: v.optional(v.unknown()),
});

const MALFORMED: Opened = { failure: { kind: 'malformed' } };

/** Reads the envelope of every call: returns the content or the failure. */
export function openEnvelope(call: Call, { status, body }: Pick<RawReply, 'status' | 'body'>): Opened {
  if (status >= 500) return { failure: { kind: 'http', status } };
  const opened = openBody(call, body);
  const isGood = status >= 200 && status < 300;
  // A refusal may come with an error status. Without an envelope of the contract the status is the failure.
  if (!isGood && ('message' in opened || opened.failure.kind === 'malformed')) {
    return { failure: { kind: 'http', status } };
  }
  return opened;
}

function openBody(call: Call, body: string): Opened {
  const json = jsonIn(body);
  if (json === undefined) return MALFORMED;
  if (call.envelope === 'code') {
    const coded = v.safeParse(codeEnvelope, json);
    if (coded.success) return openCoded(coded.output);
  }
  const envelope = v.safeParse(messageEnvelope, json);
  if (!envelope.success) return MALFORMED;
  const { type, message, data } = envelope.output;
  return type === 'ok'
    ? { message: message === undefined ? data : message }
    : { failure: refusal(type, textOf(message), data) };
}

function openCoded({ code, data, message, msg }: v.InferOutput<typeof codeEnvelope>): Opened {
  return code === '1' ? { message: data } : { failure: refusal(code, textOf(message ?? msg)) };
}

function refusal(type: string, text: string, data?: unknown): ApiFailure {
  switch (type) {
    case '997':
      return { kind: 'payeeMissing', text };
    case '998':
      return { kind: 'unverified', text };
    case SECOND_FACTOR_NEEDED:
      return { kind: 'secondFactor', text, data };
    case '999':
      return { kind: 'expired', text, mustLogIn: asksToLogIn(text) };
    default: {
      const until = lockedUntil(text);
      return until === undefined ? { kind: 'rejected', text } : { kind: 'locked', until, text };
    }
  }
}

function textOf(message: unknown): string {
  return typeof message === 'string' || typeof message === 'number' ? String(message).trim() : '';
}
