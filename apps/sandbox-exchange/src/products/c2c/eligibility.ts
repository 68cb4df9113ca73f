import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Kysely } from 'kysely';
import { readPayee, type Payee } from '../../accounts/payees';
import type { User } from '../../accounts/types';
import { Rejection } from '../../http/rejection';
import type { Database } from '../../store/database';
import type { Way } from './types';

const APPROVED = 2;

const ACCOUNT_OF = {
  bank: 'bankAccount',
  ali_pay: 'alipayAccount',
  we_chat: 'wechatAccount',
} as const satisfies Record<Way, keyof Payee>;

/**
 * The payee information of a user who may trade fiat money (money side, section 6).
 * @param receivesBy payment method by which the user will be paid; `undefined` for a payer, for whom any method will do
 * @throws Rejection 998 without an approved verification, 997 without a name or an account of the method
 */
export async function eligiblePayee(db: Kysely<Database>, user: User, receivesBy: Way | undefined): Promise<Payee> {
  if (user.reviewStatus !== APPROVED) throw new Rejection(SERVER_TEXTS.realNameNotPassed, { type: 998 });
  const payee = await readPayee(db, user.id);
  const accounts = receivesBy === undefined ? Object.values(ACCOUNT_OF) : [ACCOUNT_OF[receivesBy]];
  if (!payee || payee.realName === '' || accounts.every((field) => payee[field] === '')) {
    throw new Rejection(SERVER_TEXTS.payeeNotSet, { type: 997 });
  }
  return payee;
}
