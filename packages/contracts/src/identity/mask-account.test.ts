import { expect, test } from 'vitest';
import { maskAccount, maskAccountForOthers } from './mask-account';

test.each([
  ['newtrader@example.com', 'ne***@example.com'],
  ['lin.wei@bourse.example', 'li***@bourse.example'],
  [' ana@bourse.example ', 'an***@bourse.example'],
  ['"a@b"@example.com', '"a***@example.com'],
])('the masked email address of %s keeps two characters and the domain', (account, shown) => {
  expect(maskAccount(account)).toBe(shown);
});

test('a masked email address keeps one character where two would be the whole name', () => {
  expect(maskAccount('li@example.com')).toBe('l***@example.com');
  expect(maskAccount('x@example.com')).toBe('x***@example.com');
});

test('another masked account keeps the first 3 and the last 4 characters with four asterisks between them', () => {
  expect(maskAccount('13800138000')).toBe('138****8000');
  expect(maskAccount('+8613800138000')).toBe('+86****8000');
});

test('a masked account has the same number of asterisks for any length', () => {
  expect(maskAccount('12345678')).toBe('123****5678');
  expect(maskAccount('a'.repeat(120))).toBe('aaa****aaaa');
  expect(maskAccount(`${'a'.repeat(64)}@example.com`)).toBe('aa***@example.com');
});

test('an account that three and four characters would reveal keeps its first character only', () => {
  expect(maskAccount('1234567')).toBe('1****');
  expect(maskAccount('x')).toBe('x****');
  expect(maskAccount('@example.com')).toBe('@ex****.com');
});

test('a level without an account shows no stars', () => {
  expect(maskAccount('')).toBe('');
  expect(maskAccount('   ')).toBe('');
});

test('characters outside of the basic plane are not cut in half', () => {
  expect(maskAccount('😀😁😂abcdefg')).toBe('😀😁😂****defg');
  expect(maskAccount('😀😁😂@example.com')).toBe('😀😁***@example.com');
});

test.each([
  ['lin.wei@bourse.example', 'li***@***'],
  ['ana@bourse.example', 'a***@***'],
  ['+8613800138000', '+8***00'],
])('the account %s is shown to other users as %s', (account, shown) => {
  expect(maskAccountForOthers(account)).toBe(shown);
});
