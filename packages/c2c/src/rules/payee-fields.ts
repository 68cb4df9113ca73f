import type { Payee, PayMethod } from '@bourse/contracts/c2c';

export type PayeeField = keyof Payee;

/** The payee fields of each payment method, in display order. */
const FIELDS: Record<PayMethod, readonly PayeeField[]> = {
  bank: ['realName', 'bankName', 'bankAccount'],
  alipay: ['realName', 'alipayAccount'],
  wechat: ['realName', 'wechatNickname', 'wechatAccount'],
};

const ALL: readonly PayeeField[] = [
  'realName',
  'bankName',
  'bankAccount',
  'alipayAccount',
  'wechatNickname',
  'wechatAccount',
];

/** Fields of the payee that are set and belong to the method; every field that is set for an unknown method. */
export function payeeFields(payee: Payee, method: PayMethod | undefined): PayeeField[] {
  return (method ? FIELDS[method] : ALL).filter((field) => payee[field] !== '');
}

/** The field with the account of each payment method. */
const ACCOUNT: Record<PayMethod, PayeeField> = {
  bank: 'bankAccount',
  alipay: 'alipayAccount',
  wechat: 'wechatAccount',
};

/** Whether the payee has an account of the method; of any method if it is unknown. */
export function hasAccount(payee: Payee, method: PayMethod | undefined): boolean {
  const fields = method ? [ACCOUNT[method]] : Object.values(ACCOUNT);
  return fields.some((field) => payee[field] !== '');
}

/** Fields whose value has changed since the payee was first shown. */
export function changedFields(first: Payee, present: Payee): PayeeField[] {
  return ALL.filter((field) => first[field].trim() !== present[field].trim());
}
