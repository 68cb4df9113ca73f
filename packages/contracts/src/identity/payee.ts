import { confirmation, defineCall, text } from '../wire';
import * as v from 'valibot';

const field = v.optional(v.pipe(v.string(), v.maxLength(120)), '');

/** Payee information as the wire has it. Fields that are not set are empty texts. */
export const cashInfo = v.pipe(
  v.object({
    real_name: text,
    bank_name: text,
    bank_account: text,
    alipay_account: text,
    wechat_account: text,
    wechat_nickname: text,
  }),
  v.transform((wire) => ({
    realName: wire.real_name,
    bankName: wire.bank_name,
    bankAccount: wire.bank_account,
    alipayAccount: wire.alipay_account,
    wechatAccount: wire.wechat_account,
    wechatNickname: wire.wechat_nickname,
  })),
);

/** Payee information: to whom and where fiat money is paid. */
export type Payee = v.InferOutput<typeof cashInfo>;

const NOT_SAVED: Payee = {
  realName: '',
  bankName: '',
  bankAccount: '',
  alipayAccount: '',
  wechatAccount: '',
  wechatNickname: '',
};

/** The payee information for counterparties (money side, section 3, "Payee info"). Null if none was saved. */
const payee = v.pipe(
  v.nullish(cashInfo),
  v.transform((saved) => saved ?? NOT_SAVED),
);

/** The user's own payee information. */
export const payeeInfo = defineCall({
  method: 'POST',
  path: '/user/cash_info',
  access: 'required',
  request: v.object({}),
  reply: payee,
});

/** Saves the payee information; the real name is required. */
export const savePayee = defineCall({
  method: 'POST',
  path: '/user/cash_save',
  access: 'required',
  request: v.object({
    real_name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    bank_name: field,
    bank_account: field,
    alipay_account: field,
    wechat_account: field,
    wechat_nickname: field,
  }),
  reply: confirmation,
});
