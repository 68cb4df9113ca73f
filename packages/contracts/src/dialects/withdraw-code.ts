import type { Fields } from './adapter';

let typed: string | undefined;

/** Holds the code of a withdrawal from the confirmation until its request is sent. It is in no state, no storage and no ticket. */
export function holdWithdrawCode(code: string): void {
  typed = code;
}

/** A request with the held code, where the back end wants one. */
export function withCode(fields: Fields, isWanted: boolean): Fields {
  const code = typed;
  typed = undefined;
  return isWanted && code !== undefined ? { ...fields, code } : fields;
}
