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
const proofOf = ({ user, token, secondFactor }: Asked): Proof => ({
  userId: user.id,
  code: secondFactor,
  by: { sessionHash: hashOf(token) },
});

const TEXTS = {
  needed: SERVER_TEXTS.secondFactorNeeded,
  wrong: SERVER_TEXTS.secondFactorWrong,
  passkey_wrong: SERVER_TEXTS.passkeyRefused,
} as const;

/**
 * The client asks for a code or a passkey again; too many tries are an ordinary refusal.
 * @param canRecover the loss of the second factor can be reported in place of an answer
 */
export function proofRejection(refused: ProofRefused, canRecover = false): Rejection {
  if (refused.reason === 'too_many_tries') return new Rejection(SERVER_TEXTS.tooManyAttempts);
  const { reason, passkey } = refused;
  return new Rejection(TEXTS[reason], {
    type: SECOND_FACTOR_NEEDED,
    ...((passkey !== undefined || canRecover) && {
      data: { ...(passkey !== undefined && { passkey }), ...(canRecover && { recovery: 1 }) },
    }),
  });
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

/**
 * Before a change of the second factor or of a passkey: it wants a code of now, also where a session is trusted.
 * @throws Rejection
 */
export async function ensureSecondFactorNow({ accounts }: Pick<Exchange, 'accounts'>, asked: Asked): Promise<void> {
  const proof = await accounts.secondFactors.proveAnew(proofOf(asked));
  if (!proof.ok) throw proofRejection(proof);
}

const PASSWORD_REFUSALS = { wrong: SERVER_TEXTS.passwordWrong, locked: SERVER_TEXTS.tooManyAttempts } as const;

/**
 * Before a change that a stolen session must not make.
 * @throws Rejection
 */
export async function ensurePassword(
  { accounts }: Pick<Exchange, 'accounts'>,
  { user, input, address }: Pick<Asked, 'user'> & { readonly input: { password: string }; readonly address: string },
): Promise<void> {
  const password = await accounts.hasPassword({ account: user.account, password: input.password, address });
  if (password !== 'right') throw new Rejection(PASSWORD_REFUSALS[password]);
}
