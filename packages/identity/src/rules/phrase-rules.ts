import { PHRASE_MAX, PHRASE_MIN } from '../phrase/phrase';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

/** The phrase as it is kept: without surrounding and repeated spaces. */
export const phraseOf = (typed: string) => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** 4 to 40 characters. */
export function phraseProblem(typed: string): string | undefined {
  const { length } = Array.from(phraseOf(typed));
  return length < PHRASE_MIN || length > PHRASE_MAX ? 'phrase.length' : undefined;
}

export const phraseSchema = schemaOfRules({ phrase: v.string() }, ({ phrase }) => ({ phrase: phraseProblem(phrase) }));
