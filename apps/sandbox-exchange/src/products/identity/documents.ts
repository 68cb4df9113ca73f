import './tables';
import { hasHiddenCharacters } from '@bourse/contracts/identity';
import * as v from 'valibot';
import type { Vault } from './vault';

const documents = v.object({ name: v.string(), cardId: v.string() });
export type Documents = v.InferOutput<typeof documents>;

export type DocumentsProblem = 'incomplete' | 'name_hidden' | 'name_invalid' | 'card_invalid';

/** Names have no digits; numbers have no Chinese characters (money side, section 5). */
const DIGIT = /\p{Nd}/u;
const CARD = /^[0-9A-Z-]{4,40}$/;

/** The number of a document as it is compared: in upper case, without spaces. */
export const cardNumber = (typed: string) => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** The number without its hyphens: the same document, however it is written. */
export const comparedNumber = (cardId: string) => cardId.replaceAll('-', '');

const FEWEST_CHARACTERS = 4;

export function documentsProblem({ cardId, name }: Documents): DocumentsProblem | undefined {
  if (cardId === '' || name.trim() === '') return 'incomplete';
  if (hasHiddenCharacters(name)) return 'name_hidden';
  if (DIGIT.test(name)) return 'name_invalid';
  const isNumber = CARD.test(cardId) && comparedNumber(cardId).length >= FEWEST_CHARACTERS;
  return isNumber ? undefined : 'card_invalid';
}

/** The first two and the last two characters stay. */
export function maskedCard(cardId: string): string {
  return `${cardId.slice(0, 2)}${'*'.repeat(Math.max(cardId.length - 4, 0))}${cardId.slice(-2)}`;
}

/**
 * `undefined` after the documents were deleted.
 * @throws if the documents were changed in the store
 */
export async function openDocuments(vault: Vault, sealed: string): Promise<Documents | undefined> {
  return sealed === '' ? undefined : v.parse(documents, JSON.parse(await vault.unseal(sealed)));
}
