import { describe, expect, it } from 'vitest';
import { asksToLogIn, lockedUntil, meansNone } from './server-text';

it.each([
  ['账户已锁定，2026-11-20 08:00:00之前不能进行此操作', '2026-11-20 08:00:00'],
  ['账号已被锁定，2026-11-20 08:00前不能进行此操作', '2026-11-20 08:00'],
  ['帐号已被锁定,2026/11/20前不能进行此操作', '2026/11/20'],
])('lockedUntil reads the time from %s', (text, until) => expect(lockedUntil(text)).toBe(until));

it.each(['钱包已被锁定，请联系管理员', '账户已锁定', '密码错误', '', '余额不足，2026-11-20 08:00:00'])(
  'lockedUntil returns undefined for %s',
  (text) => expect(lockedUntil(text)).toBeUndefined(),
);

describe('the texts of 999', () => {
  it.each(['请先登录', '请登录', '请先登陆', '未登录', 'Please log in', 'please login', 'please sign in first'])(
    '%s means that no session exists',
    (text) => expect(asksToLogIn(text)).toBe(true),
  );

  it.each([
    '登录已过期，请重新登录',
    '登录超时',
    'Login out of date',
    'Your login has expired, please log in again',
    '',
  ])('%s means that the session has expired', (text) => expect(asksToLogIn(text)).toBe(false));
});

it('lockedUntil reads the time of both texts of a locked account', () => {
  expect(lockedUntil('账号锁定中,2026-11-26 08:00 前不能进行此操作')).toBe('2026-11-26 08:00');
  expect(lockedUntil('账号已被锁定，2026-11-26 08:00:00前不能进行此操作')).toBe('2026-11-26 08:00:00');
});

it.each([
  ['您还没有添加提币地址', true],
  ['暂无数据', true],
  ['No data', true],
  ['余额不足', false],
  ['没有权限', false],
  ['您还没有通过实名认证', false],
])('%s means an empty list: %j', (text, isNone) => {
  expect(meansNone(text)).toBe(isNone);
});
