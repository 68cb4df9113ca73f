import type { ApiFailure } from '@bourse/api-client';
import { useServerText } from '@bourse/i18n';
import { featureKitMessages } from '../locales/messages';

/** Why a call did not succeed; `offline`: it was not sent, because the device has no connection. */
export type Failure = ApiFailure | { readonly kind: 'offline' };

/** HTTP 429: too many requests. */
const TOO_MANY = 429;
/** The back end does not have the call, or not by this method. */
const ABSENT: readonly number[] = [404, 405];

/** Whether the back end does not have the call. It is not asked again, so a retry would do nothing. */
export const isAbsent = (failure: Failure): boolean => failure.kind === 'http' && ABSENT.includes(failure.status);

/**
 * The message of a failure: the server's text, translated (`apitip`; an unknown text is shown as it came), or a text of our own.
 * `undefined` for `expired`, which the shell reports, and for `aborted`, which needs no message.
 */
export function useFailureText(): (failure: Failure) => string | undefined {
  const text = featureKitMessages.useText();
  const serverText = useServerText();
  return (failure) => {
    switch (failure.kind) {
      case 'rejected':
      case 'payeeMissing':
      case 'unverified':
      case 'secondFactor':
      case 'locked':
        return failure.text === '' ? text('failure.refused') : serverText(failure.text);
      case 'offline':
        return text('failure.offline');
      case 'network':
        return text('failure.network');
      case 'timeout':
        return text('failure.timeout');
      case 'malformed':
        return text('failure.server');
      case 'http':
        if (failure.status === TOO_MANY) return text('failure.tooMany');
        if (isAbsent(failure)) return text('failure.absent');
        return text(failure.status >= 500 ? 'failure.server' : 'failure.refused');
      case 'expired':
      case 'aborted':
        return undefined;
      default:
        return failure satisfies never;
    }
  };
}
