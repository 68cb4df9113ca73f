import { isPositive, parseDecimal, ZERO } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

const INCOMPLETE = 'lay.canshucuowu';

/** Every field is required (money side, section 5, "Deposit proof"). */
export const depositProofSchema = schemaOfRules(
  { acc: v.string(), hash: v.string(), amount: v.string(), pic: v.string() },
  ({ acc, hash, amount, pic }) => ({
    acc: acc.trim() === '' ? INCOMPLETE : undefined,
    hash: hash.trim() === '' ? INCOMPLETE : undefined,
    amount: isPositive(parseDecimal(amount) ?? ZERO) ? undefined : INCOMPLETE,
    pic: pic === '' ? 'proof.pictureRequired' : undefined,
  }),
);
