import type { Adapter } from '../adapt';
import { withPassword } from '../trade-password';

export const withdraw: Adapter = (fields, { tradePassword }) => withPassword(fields, tradePassword.withdraw);
