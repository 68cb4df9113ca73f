import { expect, it } from 'vitest';
import { looksLikeEmail, registerPath } from './register-path';

it.each(['a@b.co', ' ana.maria+trade@mail.example.org ', '李@例子.公司', 'x_y@sub.b-c.io'])(
  '%s is an address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  },
);

it.each(['', 'a', 'a@b', '@b.co', 'a@', 'a b@c.de', 'a@b.c', 'a@@b.co', 'a@b.co, c@d.ef', '<a@b.co>'])(
  '%s is none',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  },
);

it('hands the address on whole', () => {
  expect(registerPath(' ana+1&x@b.co ')).toBe('/components/register?email=ana%2B1%26x%40b.co');
  expect(registerPath('')).toBe('/components/register');
});
