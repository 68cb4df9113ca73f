import { SECOND_FACTOR_NEEDED, type SecondFactorUse } from '@bourse/contracts/security';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import type { Proof, ProofRefused } from '../accounts/second-factor';
import { hashOf } from '../accounts/sessions';
import type { User } from '../accounts/types';
import type { Exchange } from '../exchange-interface';

interface Asked {
  readonly user: User;
  readonly token: string;
  readonly secondFactor: string;
}

/** The code of a request, given by its session. */
export const proofOf = ({ user, token, secondFactor }: Asked): Proof => ({
  userId: user.id,
  code: secondFactor,
  by: { sessionHash: hashOf(token) },
});

const TEXTS = {
  needed: SERVER_TEXTS.secondFactorNeeded,
  wrong: SERVER_TEXTS.secondFactorWrong,
} as const;

/** The client asks for a code after `needed` and `wrong`; too many tries are an ordinary refusal. */
export function proofRejection({ reason }: ProofRefused): Rejection {
  if (reason === 'too_many_tries') return new Rejection(SERVER_TEXTS.tooManyAttempts);
  return new Rejection(TEXTS[reason], { type: SECOND_FACTOR_NEEDED });
}

/**
 * Before the command of a use that the user protects.
 * @throws Rejection
 */
export async function ensureSecondFactor(
  { accounts }: Pick<Exchange, 'accounts'>,
  asked: Asked,
  use: SecondFactorUse,
): Promise<void> {
  const proof = await accounts.secondFactors.prove(proofOf(asked), use);
  if (!proof.ok) throw proofRejection(proof);
}
