import type { ApiFailure } from '@bourse/api-client';
import { useServerText } from '@bourse/i18n';
import { identityMessages } from './locales/messages';

/** A failed try in the reader's language: what the server said, or what to do where it said nothing. */
export function useFailureText(): (failure: ApiFailure) => string {
  const text = identityMessages.useText();
  const serverText = useServerText();
  return (failure) => {
    if ('text' in failure && failure.text !== '') return serverText(failure.text);
    if (failure.kind === 'http' && failure.status === 429) return text('login.tooMany');
    return text('login.noAnswer');
  };
}
