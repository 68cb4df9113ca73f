import type { Adapter } from '../adapter';
import { withPassword } from '../trade-password';
import { withCode } from '../withdraw-code';

/** Adds the held password and the held code, each where the back end wants it. */
export const withdrawal: Adapter = (fields, { tradePassword, withdrawCode }) =>
  withCode(withPassword(fields, tradePassword.withdraw), withdrawCode !== undefined);
