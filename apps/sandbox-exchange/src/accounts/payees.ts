import type { Kysely } from 'kysely';
import type { Database } from '../store/database';

declare module '../store/database' {
  interface Database {
    payees: {
      user_id: number;
      real_name: string;
      bank_name: string;
      bank_account: string;
      alipay_account: string;
      wechat_account: string;
      wechat_nickname: string;
    };
  }
}

/** A user's payee information for fiat money. Missing fields are empty texts. */
export interface Payee {
  realName: string;
  bankName: string;
  bankAccount: string;
  alipayAccount: string;
  wechatAccount: string;
  wechatNickname: string;
}

/** Payee information of a user; `undefined` if it was never saved. */
export async function readPayee(db: Kysely<Database>, userId: number): Promise<Payee | undefined> {
  const row = await db.selectFrom('payees').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return (
    row && {
      realName: row.real_name,
      bankName: row.bank_name,
      bankAccount: row.bank_account,
      alipayAccount: row.alipay_account,
      wechatAccount: row.wechat_account,
      wechatNickname: row.wechat_nickname,
    }
  );
}

/** Saves the payee information of a user in place of the present one. */
export async function savePayee(db: Kysely<Database>, userId: number, payee: Payee): Promise<void> {
  const row = {
    real_name: payee.realName,
    bank_name: payee.bankName,
    bank_account: payee.bankAccount,
    alipay_account: payee.alipayAccount,
    wechat_account: payee.wechatAccount,
    wechat_nickname: payee.wechatNickname,
  };
  await db
    .insertInto('payees')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
