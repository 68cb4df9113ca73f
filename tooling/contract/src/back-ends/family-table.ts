import {
  adaptRequest,
  holdTradePassword,
  holdWithdrawCode,
  readDialect,
  type PresetName,
} from '@bourse/contracts/dialects';
import { onMalformed, type Call } from '@bourse/contracts/wire';
import { readReply } from '@bourse/api-client/reply';
import type { WriteSample } from '@bourse/contracts/check';
import { CALLS, callName } from '../calls';
import { ADAPTATIONS, SCREENS, UNSUPPORTED_SAMPLES, WRITE_SAMPLES } from '../features';
import { answerOf, type Answer } from './answer';
import { ABSENT, FAMILIES, type Family } from './replies';
import type { Fields } from './writes';

/**
 * What the client makes of a call in front of a family. `works`: as the specification has it, in whatever form the reply comes; `adapted`:
 * the dialect writes the request otherwise; `partly`: the dialect has some of its uses, and the form refuses the others; `absent`: the
 * family does not have it; `asSpecified`: no difference is known, and no stub answers it; `gap`: a part or nothing is read.
 */
export type FamilyState = 'works' | 'adapted' | 'partly' | 'absent' | 'asSpecified' | 'gap';

export const FAMILY_NAMES = Object.keys(FAMILIES).filter((name): name is Family => name in FAMILIES);

const wireName = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
const ABSENT_NAMES: ReadonlySet<string> = new Set(ABSENT);

const answerTo = (family: Family, name: string, fields: Fields = {}): Answer =>
  answerOf(family, { name, fields, hasLanguage: true }, new Map());

/** Whether the client reads an answer as a whole. */
function isRead(call: Call, [status, body]: Answer, type: 'query' | 'mutation'): boolean {
  let isWhole = true;
  const stop = onMalformed(() => {
    isWhole = false;
  });
  const outcome = readReply(call, { status, body: JSON.stringify(body) }, type);
  stop();
  // A refusal is an answer that the client shows; a write must be carried out.
  return isWhole && ('data' in outcome || (type === 'query' && outcome.error.kind === 'rejected'));
}

/** The request of a write in the dialect of a preset; `undefined` where it has none. */
function adaptedBy(preset: PresetName, call: Call, request: object): object | undefined {
  holdTradePassword('secret');
  holdWithdrawCode('123456');
  try {
    return adaptRequest(call, request, readDialect({ preset })) ?? {};
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Whether a family carries out a write that is sent in the dialect of a preset. */
function isAccepted(family: Family, [call, request]: WriteSample, preset: PresetName): boolean {
  const adapted = adaptedBy(preset, call, request);
  if (adapted === undefined) return false;
  const fields = Object.fromEntries(Object.entries(adapted).map(([name, value]) => [name, String(value)]));
  return isRead(call, answerTo(family, wireName(call), fields), 'mutation');
}

/** Is sent by POST first, then by GET where the POST is not there. */
const LOGOUT = 'POST /api/user/logout';

function stateOf(family: Family, call: Call): FamilyState {
  const name = wireName(call);
  if (ABSENT_NAMES.has(name)) return 'absent';
  if (callName(call) === LOGOUT) return answerTo(family, `GET ${call.path}`)[0] === 200 ? 'adapted' : 'gap';
  const writes = [...WRITE_SAMPLES, ...UNSUPPORTED_SAMPLES].filter(([one]) => one === call);
  if (writes.length > 0) {
    if (writes.every((write) => isAccepted(family, write, 'default'))) return 'works';
    const accepted = writes.filter((write) => isAccepted(family, write, family));
    if (accepted.length === 0) return 'gap';
    return accepted.length === writes.length ? 'adapted' : 'partly';
  }
  const answer = answerTo(family, name);
  const isKnown = FAMILY_NAMES.some((one) => answerTo(one, name)[0] === 200);
  if (answer[0] === 404) return isKnown ? 'absent' : 'asSpecified';
  return isRead(call, answer, 'query') ? 'works' : 'gap';
}

export interface FamilyRow {
  readonly call: string;
  readonly states: readonly (readonly [Family, FamilyState])[];
  /** How the request differs; each call that a family wants otherwise has it. */
  readonly adaptation: string | undefined;
  /** Screens that no menu leads to without the call. */
  readonly hides: readonly string[];
}

/** Every call of the client with its state in front of each family, computed from the stubs. */
export function familyRows(): readonly FamilyRow[] {
  return CALLS.map(({ value: call }) => ({
    call: callName(call),
    states: FAMILY_NAMES.map((family) => [family, stateOf(family, call)] as const),
    adaptation: ADAPTATIONS.get(call),
    hides: SCREENS.flatMap(([screen, needs]) => (needs === call ? [screen] : [])),
  })).toSorted((a, b) => a.call.localeCompare(b.call, 'en'));
}

interface WorkingShare {
  /** Calls that the family has and a stub answers. */
  readonly present: number;
  /** Those of them that are read and written as a whole. */
  readonly working: number;
}

/** How many of the calls that a family has work completely. */
export function workingShare(rows: readonly FamilyRow[], family: Family): WorkingShare {
  const states = rows.flatMap((row) => row.states.flatMap(([name, state]) => (name === family ? [state] : [])));
  const count = (...wanted: readonly FamilyState[]) => states.filter((state) => wanted.includes(state)).length;
  return { present: states.length - count('absent', 'asSpecified'), working: count('works', 'adapted') };
}
