import { cashInfo } from '../identity/payee';
import * as v from 'valibot';

/** How fiat money is paid. */
export const PAY_METHODS = ['bank', 'alipay', 'wechat'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** Wire name of each payment method. */
export const WAY = { bank: 'bank', alipay: 'ali_pay', wechat: 'we_chat' } as const satisfies Record<PayMethod, string>;

/** `way` of a request. */
export const way = v.picklist(Object.values(WAY));

/** Names of each method in texts for users: its Chinese or English name, and for a transfer the name of a bank. */
const NAMED: Record<PayMethod, RegExp> = {
  bank: /银行|銀行|bank/i,
  alipay: /支付宝|支付寶|alipay/i,
  wechat: /微信|wechat/i,
};

/** Payment method of a wire name or of a text that names it; `undefined` for another text. */
export function methodOf(wire: string): PayMethod | undefined {
  const name = wire.trim();
  return PAY_METHODS.find((method) => WAY[method] === name) ?? PAY_METHODS.find((method) => NAMED[method].test(name));
}

/** Payment methods of an ad: one name, or several names with commas between them. */
export function methodsOf(wire: string): PayMethod[] {
  return [...new Set(wire.split(/[,，、]/).flatMap((name) => methodOf(name) ?? []))];
}

/** Payee information of one side of an order; `undefined` if it is missing or invalid. */
export const maybePayee = v.fallback(v.optional(cashInfo), undefined);
