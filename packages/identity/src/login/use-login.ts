import { asFailure } from '@bourse/api-client';
import { useLoginMutation } from '../api';
import { useFailureText } from '../failure-text';
import { loginRequest, type LoginForm } from './rules';

export interface Login {
  readonly isPending: boolean;
  readonly failure: string | undefined;
  readonly submit: (form: LoginForm) => void;
}

/** A try; a success becomes the session, and with it the way on. */
export function useLogin(): Login {
  const [send, { isLoading, error }] = useLoginMutation();
  const failureText = useFailureText();
  return {
    isPending: isLoading,
    failure: error && failureText(asFailure(error)),
    submit: (form) => void send(loginRequest(form)),
  };
}
