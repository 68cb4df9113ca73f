import { onMalformed, type Call } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { callName } from '../calls';
import type { JsonSchema } from '../json-schema';
import { wireSchema } from '../wire-schema';
import type { Answer } from './back-end';
import { departures, show, type Departure } from './departures';
import { departs, judged, type Finding } from './findings';

const TEXT: JsonSchema = { type: 'string', minLength: 1 };
const REFUSALS = ['error', 997, 998, 999, '997', '998', '999'] as const;

/** A reply as the client reads it, with its findings. */
export interface Checked {
  readonly findings: readonly Finding[];
  /** `undefined` if it could not be read. */
  readonly reply: unknown;
}

/** Checks a reply that should be successful against the contract. */
export function checkReply(call: Call, answer: Answer, subject = callName(call)): Checked {
  const failed = (path: string, expected: string, got: string): Checked => ({
    findings: [departs(subject, path, expected, got)],
    reply: undefined,
  });
  if (answer.status !== 200) return failed('status', '200', String(answer.status));
  if (answer.body === undefined) return failed('', 'JSON', 'something else');
  const [code, field, good] = call.envelope === 'code' ? (['code', 'data', [1, '1']] as const) : OK;
  const state = fieldOf(answer.body, code);
  if (!good.some((value) => value === state)) {
    const text = fieldOf(answer.body, 'message');
    return failed(
      code,
      good.map(String).join(' or '),
      `${show(state)}${text === undefined ? '' : ` with ${show(text)}`}`,
    );
  }
  const found = departures(wireSchema(call.reply, 'reply'), fieldOf(answer.body, field), field);
  const read = readAs(call.reply, fieldOf(answer.exact, field));
  return { findings: judged(subject, found.length > 0 ? found : read.problems), reply: read.value };
}

const OK = ['type', 'message', ['ok']] as const;

/** Problems of the reply as a whole: entries that the client would drop although each field is valid. */
export function readAs(schema: v.GenericSchema, value: unknown): { value: unknown; problems: readonly Departure[] } {
  const problems: Departure[] = [];
  const stop = onMalformed(({ where, problems: found }) => {
    for (const problem of found) problems.push({ path: where, expected: 'what the client can read', got: problem });
  });
  try {
    const read = v.safeParse(schema, value);
    if (read.success) return { value: read.output, problems };
    const whole = read.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      expected: 'what the client can read',
      got: issue.message,
    }));
    return { value: undefined, problems: [...problems, ...whole] };
  } finally {
    stop();
  }
}

/** Checks a reply that may be a refusal for a reason. */
export function checkReplyOrRefusal(call: Call, answer: Answer, reason: string | undefined): Checked {
  if (reason === undefined || fieldOf(answer.body, 'type') !== 'error') return checkReply(call, answer);
  const subject = callName(call);
  const refused = checkRefusal(subject, answer, 'error');
  const findings = refused.map((finding) => (finding.kind === 'ok' ? { ...finding, detail: reason } : finding));
  return { findings, reply: undefined };
}

/** Checks a reply that should be a refusal against the contract. */
export function checkRefusal(subject: string, answer: Answer, wanted: 'error' | 999): readonly Finding[] {
  if (answer.status !== 200) return [departs(subject, 'status', '200, as refusals have', String(answer.status))];
  const type = fieldOf(answer.body, 'type');
  const isWanted = REFUSALS.some((known) => known === type) && String(type) === String(wanted);
  if (!isWanted) return [departs(subject, 'type', String(wanted), show(type))];
  return judged(subject, departures(TEXT, fieldOf(answer.body, 'message'), 'message'));
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}
