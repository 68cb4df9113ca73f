import type { RequestOf } from '@bourse/contracts/wire';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import type { submitIdentity } from '@bourse/contracts/identity';

export const NAME_MAX = 60;
export const CARD_MAX = 40;

export const PHOTOS = ['front', 'reverse', 'hand'] as const;

const ENTRIES = { name: v.string(), cardId: v.string(), front: v.string(), reverse: v.string(), hand: v.string() };
export type VerificationValues = v.InferOutput<v.ObjectSchema<typeof ENTRIES, undefined>>;

export const EMPTY: VerificationValues = { name: '', cardId: '', front: '', reverse: '', hand: '' };

const DIGIT = /\p{Nd}/u;
const CHINESE = /\p{Script=Han}/u;

function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'verify.nameRequired';
  return DIGIT.test(name) ? 'verify.nameDigits' : undefined;
}

function cardProblem(cardId: string): string | undefined {
  if (cardId.trim() === '') return 'verify.cardRequired';
  return CHINESE.test(cardId) ? 'verify.cardChinese' : undefined;
}

/** Name without digits, number without Chinese characters, three photos (money side, section 5). */
export function checkVerification({ name, cardId, ...photos }: VerificationValues) {
  return {
    name: nameProblem(name),
    cardId: cardProblem(cardId),
    ...Object.fromEntries(PHOTOS.map((photo) => [photo, photos[photo] === '' ? 'verify.photoRequired' : undefined])),
  };
}

export const verificationSchema = schemaOfRules(ENTRIES, checkVerification);

export function identityRequest({
  name,
  cardId,
  front,
  reverse,
  hand,
}: VerificationValues): RequestOf<typeof submitIdentity> {
  return {
    name: name.trim(),
    card_id: cardId.normalize('NFKC').replaceAll(/\s/g, ''),
    front_pic: front,
    reverse_pic: reverse,
    hand_pic: hand,
  };
}
