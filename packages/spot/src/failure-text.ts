import type { ApiFailure } from '@bourse/api-client';
import { useServerText } from '@bourse/i18n';
import { spotMessages } from './locales';

/**
 * What a reader is told of a failure: the server's own words, translated, or ours. `undefined` where somebody else
 * speaks: the shell of an expired session, nobody of a call that was called off.
 */
export function useFailureText(): (failure: ApiFailure) => string | undefined {
  const text = spotMessages.useText();
  const serverText = useServerText();
  return (failure) => {
    switch (failure.kind) {
      case 'rejected':
      case 'payeeMissing':
      case 'unverified':
      case 'locked':
        return failure.text === '' ? text('failure.refused') : serverText(failure.text);
      case 'network':
        return text('failure.network');
      case 'timeout':
        return text('failure.timeout');
      case 'malformed':
        return text('failure.server');
      case 'http':
        return text(failure.status >= 500 ? 'failure.server' : 'failure.refused');
      case 'expired':
      case 'aborted':
        return undefined;
      default:
        return failure satisfies never;
    }
  };
}
