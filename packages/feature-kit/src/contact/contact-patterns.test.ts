import { expect, it } from 'vitest';
import { looksLikeEmail } from './contact-patterns';

it.each(['a@b.co', ' ana.maria+trade@mail.example.org ', '李@例子.公司', 'x_y@sub.b-c.io'])(
  '%s looks like an email address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  },
);

it.each(['', 'a', 'a@b', '@b.co', 'a@', 'a b@c.de', 'a@b.c', 'a@@b.co', 'a@b.co, c@d.ef', '<a@b.co>'])(
  '%s does not look like an email address',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false);
  },
);
