/** Everything that a call may end in besides its reply. Texts are the server's own, to be looked up in `apitip`. */
export type ApiFailure =
  /** The server said no. */
  | { kind: 'rejected'; text: string }
  /** 999: the session is over. `mustLogIn`: there was none, the reader is asked to log in. */
  | { kind: 'expired'; text: string; mustLogIn: boolean }
  /** 997: the payee information is missing. */
  | { kind: 'payeeMissing'; text: string }
  /** 998: the identity is not verified. */
  | { kind: 'unverified'; text: string }
  /** The account is locked; `until` is the time as the server wrote it. */
  | { kind: 'locked'; until: string; text: string }
  /** No reply reached this side. */
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** Whoever asked no longer wants the reply. */
  | { kind: 'aborted' }
  /** Not what the contract says. `unsent`: already the request, so nothing was sent. */
  | { kind: 'malformed'; unsent?: true }
  /** An HTTP status without a reply of the contract. */
  | { kind: 'http'; status: number };

const KINDS: Record<ApiFailure['kind'], true> = {
  rejected: true,
  expired: true,
  payeeMissing: true,
  unverified: true,
  locked: true,
  network: true,
  timeout: true,
  aborted: true,
  malformed: true,
  http: true,
};

function hasText<Key extends string>(value: unknown, key: Key): value is Record<Key, string> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string';
}

function isFailure(error: unknown): error is ApiFailure {
  return hasText(error, 'kind') && Object.hasOwn(KINDS, error.kind);
}

/**
 * Any error of a query, mutation or `unwrap()` as a failure: what RTK Query itself makes of an abort is `aborted`, a
 * fault in the code that handles a reply is `malformed`.
 */
export function asFailure(error: unknown): ApiFailure {
  if (isFailure(error)) return error;
  if (hasText(error, 'name') && (error.name === 'AbortError' || error.name === 'ConditionError')) {
    return { kind: 'aborted' };
  }
  return { kind: 'malformed' };
}

/**
 * May a write that failed this way have been carried out all the same? Then nobody may send it again before the server
 * was asked what happened.
 */
export function isUnknownOutcome(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return true;
    case 'malformed':
      return failure.unsent !== true;
    case 'http':
      return failure.status >= 500;
    case 'rejected':
    case 'expired':
    case 'payeeMissing':
    case 'unverified':
    case 'locked':
      return false;
    default:
      return failure satisfies never;
  }
}
