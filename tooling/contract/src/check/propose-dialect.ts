import type { Call } from '@bourse/contracts/wire';
import type { PresetName } from '@bourse/contracts/dialects';
import { isObject, type DialectCheck, type Fields } from '@bourse/contracts/check';
import { DIALECT_CHECKS } from '../features';
import type { BackEnd } from './back-end';
import type { Known } from './known';

/** A preset for a back end, with what speaks for it, and what users will notice. */
export interface Proposal {
  readonly preset: PresetName;
  /** Presets for which as much speaks: they differ in writes alone, which the check does not send. */
  readonly others: readonly PresetName[];
  readonly signs: readonly string[];
  readonly notes: readonly string[];
}

/** Asks a few calls that only read, looks at the forms of the replies, and proposes the preset that most of them speak for. */
export async function proposeDialect(backEnd: BackEnd, known: Known): Promise<Proposal> {
  const answerTo = (call: Call, request: Fields, language?: string) =>
    backEnd.ask(call, request, { language }).catch(() => undefined);
  const check: DialectCheck = {
    known,
    answerTo,
    messageOf: async (call, request) => {
      const body = (await answerTo(call, request))?.body;
      return isObject(body) ? (body['message'] ?? body['data']) : undefined;
    },
  };
  const found = await Promise.all(DIALECT_CHECKS.map((dialect) => dialect(check)));
  const present = found.flatMap(({ signs = [] }) => signs).filter(({ isThere }) => isThere);
  const votes = new Map<PresetName, number>();
  for (const { presets } of present) {
    for (const preset of presets) votes.set(preset, (votes.get(preset) ?? 0) + 1);
  }
  const most = Math.max(0, ...votes.values());
  const [best, ...others] = [...votes].flatMap(([preset, count]) => (count === most ? [preset] : []));
  return {
    preset: best ?? 'default',
    others,
    signs: present.map(({ says }) => says),
    notes: found.flatMap(({ notes = [] }) => notes).filter((note) => typeof note === 'string'),
  };
}
