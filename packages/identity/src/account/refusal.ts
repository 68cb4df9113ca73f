import { isUnknownOutcome, type ApiFailure } from '@bourse/api-client';
import type { Problem } from '@bourse/ui-kit/forms';

/** The reason of a failed call for a form: the server's text, or a code of this package's texts if it sent none. */
export function refusalOf(failure: ApiFailure): Problem {
  if ('text' in failure && failure.text !== '') return { serverText: failure.text };
  // The contract refused the request, so that nothing was sent.
  if (failure.kind === 'malformed' && failure.unsent) return 'login.notSent';
  return failure.kind === 'http' && failure.status === 429 ? 'login.tooMany' : 'login.noAnswer';
}

/** The same of a write that is not to be repeated blindly. @param unknown the text for an outcome that is not known */
export const writeProblemOf = (failure: ApiFailure, unknown: Problem): Problem =>
  isUnknownOutcome(failure) ? unknown : refusalOf(failure);
