import {
  adaptRequest,
  holdTradePassword,
  holdWithdrawCode,
  onMalformed,
  readDialect,
  readReply,
  type Call,
  type PresetName,
} from '@bourse/api-client/contract';
import { CALLS, callName } from '../calls';
import { SCREENS } from '../features';
import { answerOf, type Answer } from './answer';
import { ABSENT, FAMILIES, type Family } from './replies';
import { LOGOUT, OTHER_TRANSFER, SAMPLE_WRITES, type Write } from './sample-writes';
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
function isAccepted(family: Family, [call, request]: Write, preset: PresetName): boolean {
  const adapted = adaptedBy(preset, call, request);
  if (adapted === undefined) return false;
  const fields = Object.fromEntries(Object.entries(adapted).map(([name, value]) => [name, String(value)]));
  return isRead(call, answerTo(family, wireName(call), fields), 'mutation');
}

function stateOf(family: Family, call: Call): FamilyState {
  const name = wireName(call);
  if (ABSENT_NAMES.has(name)) return 'absent';
  if (call === LOGOUT) return answerTo(family, `GET ${call.path}`)[0] === 200 ? 'adapted' : 'gap';
  const writes = [...SAMPLE_WRITES, OTHER_TRANSFER].filter(([one]) => one === call);
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

/** How the request differs, by the call. Each call that a family wants otherwise has a line. */
export const ADAPTATIONS: Readonly<Record<string, string>> = {
  'POST /api/user/login': 'country of a phone account in `area_code_id` (A) or `country_code` (C, D)',
  'POST /api/user/logout': 'POST, then GET',
  'POST /api/user/register': 'a trade password is chosen, in `withdraw_password` (A)',
  'POST /api/user/forget': 'the present password in `oldpassword` (B)',
  'POST /api/wallet/out': '`pass` (A), `pay_password` (B, D, E, F); `code` by SMS (C), whose sender the operator names',
  'POST /api/wallet/change':
    '`type` in place of the accounts: four directions (C, D), two (E); the form refuses other directions',
  'POST /api/lever/setstop': 'both stops together, because a 0 is refused',
  'POST /api/wallet/charge_req': '`account`, `address`, `imgs` (B to F)',
  'POST /api/c2c_send': '`pay_password` (C, D)',
  'POST /api/c2c/do_legal_deal': '`pay_password` (C, D); always the whole ad, unless parts are announced',
};

export interface FamilyRow {
  readonly call: string;
  readonly states: readonly (readonly [Family, FamilyState])[];
  /** Screens that no menu leads to without the call. */
  readonly hides: readonly string[];
}

/** Every call of the client with its state in front of each family, computed from the stubs. */
export function familyRows(): readonly FamilyRow[] {
  return CALLS.map(({ value: call }) => ({
    call: callName(call),
    states: FAMILY_NAMES.map((family) => [family, stateOf(family, call)] as const),
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
