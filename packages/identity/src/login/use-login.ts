import { asFailure, type ApiFailure } from '@bourse/api-client';
import { useServerText } from '@bourse/i18n';
import { useLoginMutation } from '../api';
import { identityMessages } from '../locales/messages';
import { loginRequest, type LoginForm } from './rules';

/** A failed try in the reader's language: what the server said, or what to do where it said nothing. */
function useFailureText(): (failure: ApiFailure) => string {
  const text = identityMessages.useText();
  const serverText = useServerText();
  return (failure) => {
    if ('text' in failure && failure.text !== '') return serverText(failure.text);
    if (failure.kind === 'http' && failure.status === 429) return text('login.tooMany');
    return text('login.noAnswer');
  };
}

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
