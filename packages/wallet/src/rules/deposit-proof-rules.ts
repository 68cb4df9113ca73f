import { isPositive, parseDecimal, ZERO } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

const INCOMPLETE = 'lay.canshucuowu';

/** Every field is required (money side, section 5, "Deposit proof"), the bank where the back end wants it. */
export const depositProofSchema = (needsBank: boolean) =>
  schemaOfRules(
    { acc: v.string(), bank: v.string(), hash: v.string(), amount: v.string(), pic: v.string() },
    ({ acc, bank, hash, amount, pic }) => ({
      acc: acc.trim() === '' ? INCOMPLETE : undefined,
      bank: needsBank && bank.trim() === '' ? INCOMPLETE : undefined,
      hash: hash.trim() === '' ? INCOMPLETE : undefined,
      amount: isPositive(parseDecimal(amount) ?? ZERO) ? undefined : INCOMPLETE,
      pic: pic === '' ? 'proof.pictureRequired' : undefined,
    }),
  );

export type DepositProof = v.InferOutput<ReturnType<typeof depositProofSchema>>;
