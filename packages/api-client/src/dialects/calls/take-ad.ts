import type { Adapter } from '../adapt';
import { withPassword } from '../trade-password';

export const takeAd: Adapter = (fields, { tradePassword }) => withPassword(fields, tradePassword.c2c);
