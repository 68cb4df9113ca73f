import type { RequestOf } from '@bourse/contracts/wire';
import * as v from 'valibot';
import type { Payee, savePayee } from '@bourse/contracts/identity';

export const FIELD_MAX = 120;
export const NAME_MAX = 60;

/** The real name is required; the other fields are not checked (money side, section 5). */
export const payeeSchema = v.object({
  realName: v.pipe(v.string(), v.trim(), v.nonEmpty('payee.nameRequired')),
  bankName: v.pipe(v.string(), v.trim()),
  bankAccount: v.pipe(v.string(), v.trim()),
  alipayAccount: v.pipe(v.string(), v.trim()),
  wechatAccount: v.pipe(v.string(), v.trim()),
  wechatNickname: v.pipe(v.string(), v.trim()),
});

export const NO_PAYEE: Payee = {
  realName: '',
  bankName: '',
  bankAccount: '',
  alipayAccount: '',
  wechatAccount: '',
  wechatNickname: '',
};

const CARD_DIGITS = /^\d{12,19}$/;

/** The check digit of a card number (Luhn, ISO/IEC 7812-1). Texts that are no card number have none to check. */
export function hasWrongCheckDigit(cardNumber: string): boolean {
  const digits = cardNumber.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (!CARD_DIGITS.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 !== 0;
}

export function payeeRequest(payee: Payee): RequestOf<typeof savePayee> {
  return {
    real_name: payee.realName,
    bank_name: payee.bankName,
    bank_account: payee.bankAccount,
    alipay_account: payee.alipayAccount,
    wechat_account: payee.wechatAccount,
    wechat_nickname: payee.wechatNickname,
  };
}
