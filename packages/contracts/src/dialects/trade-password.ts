import type { Fields } from './adapter';

let typed: string | undefined;

/** Holds a trade or present password from the confirmation until its request is sent. It is in no state, no storage and no ticket. */
export function holdTradePassword(password: string): void {
  typed = password;
}

/** A request with the held trade password under the name that the call has for it. */
export function withPassword(fields: Fields, name: string | undefined): Fields {
  const password = typed;
  typed = undefined;
  return name === undefined || password === undefined ? fields : { ...fields, [name]: password };
}
