import { afterEach, describe, expect, it, vi } from 'vitest';
import { adaptRequest } from './adapt';
import { canTransfer } from './calls/transfer';
import { DEFAULT_DIALECT } from './dialect';
import { PRESET_NAMES } from './presets';
import { readDialect } from './read-dialect';
import { holdTradePassword } from './trade-password';
import { holdWithdrawCode } from './withdraw-code';

const dialectOf = (preset: string, more: object = {}) => readDialect({ preset, ...more });
const adapt = (path: `/${string}`, request: object, preset: string) =>
  adaptRequest({ path }, request, dialectOf(preset));

it('a dialect is that of the specification where the file is empty', () => {
  expect(readDialect({})).toEqual(DEFAULT_DIALECT);
});

it.each(PRESET_NAMES)('a dialect of the preset %s has no fault', (preset) => {
  const onFault = vi.fn<(fault: string) => void>();
  readDialect({ preset }, onFault);
  expect(onFault).not.toHaveBeenCalled();
});

it('a dialect is a preset with the parts of the file', () => {
  expect(dialectOf('c', { transfer: 'fields' })).toEqual({ ...dialectOf('c'), transfer: 'fields' });
});

it('a dialect keeps the values of a part that the file does not name, and null takes one out', () => {
  const { tradePassword } = dialectOf('c', { tradePassword: { withdraw: 'pay_password' } });
  expect(tradePassword).toEqual({ withdraw: 'pay_password', c2c: 'pay_password' });
  expect(dialectOf('c', { tradePassword: { c2c: null }, withdrawCode: null })).toEqual({
    ...dialectOf('c'),
    tradePassword: {},
    withdrawCode: undefined,
  });
  expect(dialectOf('a', { area: { ids: { '81': 3 } } }).area).toEqual({
    field: 'area_code_id',
    ids: { '81': 3, '86': 1 },
  });
});

it.each([{ preset: 'z' }, { preset: 'a', transfer: 'letters' }, 5])(
  'a dialect is that of the specification for the invalid file %j, with a report',
  (file) => {
    const onFault = vi.fn<(fault: string) => void>();
    expect(readDialect(file, onFault)).toEqual(DEFAULT_DIALECT);
    expect(onFault).toHaveBeenCalled();
  },
);

describe('a transfer', () => {
  const request = { currency_id: 1, number: '5', from_field: 'legal', to_field: 'change' };

  it('a transfer is written with names of accounts, or with the number of its direction', () => {
    expect(adapt('/wallet/change', request, 'default')).toEqual(request);
    expect(adapt('/wallet/change', request, 'c')).toEqual({ currency_id: 1, number: '5', type: 3 });
  });

  it('a transfer in a direction without a number is not offered, and not sent', () => {
    expect(canTransfer(dialectOf('c'), 'legal', 'micro')).toBe(false);
    expect(canTransfer(dialectOf('c'), 'change', 'legal')).toBe(true);
    expect(canTransfer(DEFAULT_DIALECT, 'legal', 'micro')).toBe(true);
    expect(() => adapt('/wallet/change', { ...request, to_field: 'micro' }, 'c')).toThrow(TypeError);
  });

  it("a transfer has the specification's two numbers only, where the back end knows no other type", () => {
    const intoLeverage = { ...request, to_field: 'lever' };
    expect(adapt('/wallet/change', intoLeverage, 'e')).toEqual({ currency_id: 1, number: '5', type: 1 });
    expect(canTransfer(dialectOf('e'), 'lever', 'legal')).toBe(true);
    expect(canTransfer(dialectOf('e'), 'legal', 'change')).toBe(false);
  });
});

describe('the trade password', () => {
  afterEach(() => void adapt('/wallet/out', {}, 'default'));

  it('the trade password has the name of the back end, and is sent once', () => {
    holdTradePassword('secret');
    expect(adapt('/wallet/out', { number: '1' }, 'a')).toEqual({ number: '1', pass: 'secret' });
    expect(adapt('/wallet/out', { number: '1' }, 'a')).toEqual({ number: '1' });
    holdTradePassword('secret');
    expect(adapt('/c2c/do_legal_deal', { id: 1 }, 'd')).toEqual({ id: 1, pay_password: 'secret' });
    holdTradePassword('secret');
    expect(adapt('/c2c_send', { price: '7' }, 'c')).toEqual({ price: '7', pay_password: 'secret' });
    holdTradePassword('secret');
    expect(adapt('/user/register', { code: '1' }, 'a')).toEqual({ code: '1', withdraw_password: 'secret' });
    holdTradePassword('secret');
    expect(adapt('/user/forget', { code: '1' }, 'b')).toEqual({ code: '1', oldpassword: 'secret' });
  });

  it('the trade password is not sent to a back end that wants none', () => {
    holdTradePassword('secret');
    expect(adapt('/wallet/out', { number: '1' }, 'default')).toEqual({ number: '1' });
  });
});

it('the code of a withdrawal is sent once in the field code, to a back end that wants one', () => {
  holdWithdrawCode('123456');
  expect(adapt('/wallet/out', { number: '1' }, 'c')).toEqual({ number: '1', code: '123456' });
  expect(adapt('/wallet/out', { number: '1' }, 'c')).toEqual({ number: '1' });
  holdWithdrawCode('123456');
  expect(adapt('/wallet/out', { number: '1' }, 'd')).toEqual({ number: '1' });
});

it('the code of a withdrawal is sent by the call that the operator names, which is a path under /api', () => {
  const onFault = vi.fn<(fault: string) => void>();
  const withdrawCode = { path: '/sms/code', scene: 'withdraw' };
  expect(readDialect({ preset: 'c', withdrawCode }, onFault).withdrawCode).toEqual(withdrawCode);
  expect(onFault).not.toHaveBeenCalled();
  readDialect({ withdrawCode: { path: 'https://other.example/code' } }, onFault);
  expect(onFault.mock.calls[0]?.[0]).toMatch(/^withdrawCode\.path: .*under \/api/);
});

describe('the log-in of a phone account', () => {
  const request = { user_string: '+8613800138000', password: 'secret1', type: 1 };

  it('the log-in of a phone account has the country in a field of its own', () => {
    expect(adapt('/user/login', request, 'a')).toMatchObject({ user_string: '13800138000', area_code_id: 1 });
    expect(adapt('/user/login', request, 'c')).toMatchObject({ user_string: '13800138000', country_code: '86' });
    expect(adapt('/user/login', request, 'default')).toEqual(request);
  });

  it('the log-in of a phone account is left as it is for an e-mail address', () => {
    const mail = { ...request, user_string: 'alice@example.com' };
    expect(adapt('/user/login', mail, 'a')).toEqual(mail);
  });
});

it('a deposit proof has the names of the back end', () => {
  const proof = { currency: 1, acc: '0x1', hash: '0x2', amount: '5', pic: '/p.png' };
  expect(adapt('/wallet/charge_req', proof, 'a')).toEqual(proof);
  expect(adapt('/wallet/charge_req', proof, 'b')).toEqual({
    currency: 1,
    hash: '0x2',
    amount: '5',
    account: '0x1',
    address: '0x1',
    imgs: '/p.png',
  });
  const named = dialectOf('b', { proofPicture: 'charge_url', proofBank: true });
  expect(adaptRequest({ path: '/wallet/charge_req' }, { ...proof, bank: 'First Bank' }, named)).toEqual({
    currency: 1,
    hash: '0x2',
    amount: '5',
    account: '0x1',
    address: '0x1',
    charge_url: '/p.png',
    bank: 'First Bank',
  });
  expect(adapt('/wallet/charge_req', { ...proof, bank: 'First Bank' }, 'a')).toEqual(proof);
});
