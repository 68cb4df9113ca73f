/** Every result of a call other than its reply. Texts are the server's own; look them up in `apitip`. */
export type ApiFailure =
  /** The server refused. `isFactorLost`: for want of a second factor, which the user says is lost. */
  | { kind: 'rejected'; text: string; isFactorLost?: true }
  /** 999: the session is over. `mustLogIn`: there was no session; the user is asked to log in. */
  | { kind: 'expired'; text: string; mustLogIn: boolean }
  /** 997: the payee information is missing. */
  | { kind: 'payeeMissing'; text: string }
  /** 998: the identity is not verified. */
  | { kind: 'unverified'; text: string }
  /** A second factor is wanted; nothing was done. `data`: what a passkey needs to answer. Endpoints get `rejected` where the user gives no code. */
  | { kind: 'secondFactor'; text: string; data?: unknown }
  /** The account is locked; `until` is the time in the server's wording. */
  | { kind: 'locked'; until: string; text: string }
  /** No reply arrived: a broken connection or a timeout. */
  | { kind: 'network' }
  | { kind: 'timeout' }
  /** The caller aborted. */
  | { kind: 'aborted' }
  /** Request or reply do not fit the contract. `unsent`: the request did not fit, so it was not sent. */
  | { kind: 'malformed'; unsent?: true }
  /** An HTTP status without an envelope of the contract. */
  | { kind: 'http'; status: number };

const KINDS: Record<ApiFailure['kind'], true> = {
  rejected: true,
  expired: true,
  payeeMissing: true,
  unverified: true,
  secondFactor: true,
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
 * Converts any error of a query, mutation or `unwrap()` to a failure: RTK Query's own abort error becomes `aborted`, an
 * exception in the code that handles a reply becomes `malformed`.
 */
export function asFailure(error: unknown): ApiFailure {
  if (isFailure(error)) return error;
  if (hasText(error, 'name') && (error.name === 'AbortError' || error.name === 'ConditionError')) {
    return { kind: 'aborted' };
  }
  return { kind: 'malformed' };
}

/**
 * Whether a write that failed this way may have been executed. If so, its outcome must be looked up before it is sent
 * again.
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
    case 'secondFactor':
    case 'locked':
      return false;
    default:
      return failure satisfies never;
  }
}
