import { expect, expectTypeOf, it } from 'vitest';
import { SERVER_TEXTS } from './index';

it('the texts of the server are literal text', () => {
  expect(SERVER_TEXTS.pleaseLogIn).toBe('请先登录');
  expectTypeOf(SERVER_TEXTS.pleaseLogIn).toEqualTypeOf<'请先登录'>();
});

it('the texts of the server with placeholders require exactly their values, by type', () => {
  expect(SERVER_TEXTS.maximumQuantityExceeded('100')).toBe('超过最大下单数量100');
  expectTypeOf(SERVER_TEXTS.maximumQuantityExceeded).parameters.toEqualTypeOf<[string | number]>();
});

it('the texts of the server insert a value unchanged', () => {
  expect(SERVER_TEXTS.marginDeducted('$& {{amount}}')).toBe('扣除保证金$& {{amount}}');
});
