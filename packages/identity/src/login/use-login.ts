import { asFailure } from '@bourse/api-client';
import type { Problem } from '@bourse/ui-kit/forms';
import { useLoginMutation } from '../api';
import { refusalOf } from '../account/refusal';
import { loginRequest, type LoginValues } from '../rules/login-rules';

/**
 * Submits the login. A success stores the token, and the login screen then redirects to the return path. Resolves to the problem
 * after a failure.
 * @param onFactorLost the password is right, and the user has lost the second factor
 */
export function useLogin(
  onFactorLost?: (values: LoginValues) => void,
): (values: LoginValues) => Promise<Problem | undefined> {
  const [send] = useLoginMutation();
  return async (values) => {
    const { error } = await send(loginRequest(values));
    if (!error) return undefined;
    const failure = asFailure(error);
    if (failure.kind === 'rejected' && failure.isFactorLost) onFactorLost?.(values);
    return refusalOf(failure);
  };
}
