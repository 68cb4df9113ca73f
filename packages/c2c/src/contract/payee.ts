import { text } from '@bourse/api-client/contract';
import * as v from 'valibot';

/** How fiat money is paid. */
export const PAY_METHODS = ['bank', 'alipay', 'wechat'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** Wire name of each payment method. */
export const WAY = { bank: 'bank', alipay: 'ali_pay', wechat: 'we_chat' } as const satisfies Record<PayMethod, string>;

/** `way` of a request. */
export const way = v.picklist(Object.values(WAY));

/** Payment method of a wire name; `undefined` for a name that the contract does not have. */
export function methodOf(wire: string): PayMethod | undefined {
  return PAY_METHODS.find((method) => WAY[method] === wire.trim());
}

/** Payment methods of an ad: one name, or several names with commas between them. */
export function methodsOf(wire: string): PayMethod[] {
  return wire.split(',').flatMap((name) => methodOf(name) ?? []);
}

/** Payee information as the wire has it. */
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

/** Payee information: to whom and where fiat money is paid. Fields that are not set are empty texts. */
export type Payee = v.InferOutput<typeof cashInfo>;

/** Payee information of one side of an order; `undefined` if it is missing or invalid. */
export const maybePayee = v.fallback(v.optional(cashInfo), undefined);
