import { asFailure, isUnknownOutcome } from '@bourse/api-client';
import type { Problem } from '@bourse/ui-kit/forms';
import { refusalOf } from '../account/refusal';
import { useCheckEmailCodeMutation, useCheckMobileCodeMutation, useRegisterMutation } from '../api/registration';
import { registerRequest, type RegisterValues } from '../rules/register-rules';

/** Why a registration failed: about the code, or about the whole form. */
export interface RegisterFailure {
  readonly problem: Problem;
  readonly field: 'code' | undefined;
}

/** Checks the code, then submits the registration (trading side, section 4). Resolves to the failure, if any. */
export function useRegister(): (values: RegisterValues) => Promise<RegisterFailure | undefined> {
  const [checkEmail] = useCheckEmailCodeMutation();
  const [checkMobile] = useCheckMobileCodeMutation();
  const [register] = useRegisterMutation();
  return async (values) => {
    const code = values.code.trim();
    const check = values.channel === 'email' ? checkEmail({ email_code: code }) : checkMobile({ mobile_code: code });
    const { error: wrongCode } = await check;
    if (wrongCode) return { problem: refusalOf(asFailure(wrongCode)), field: 'code' };

    const { error } = await register(registerRequest(values));
    if (!error) return undefined;
    const failure = asFailure(error);
    // The account may exist: a second registration would be refused because of the used code.
    return { problem: isUnknownOutcome(failure) ? 'register.unknown' : refusalOf(failure), field: undefined };
  };
}
