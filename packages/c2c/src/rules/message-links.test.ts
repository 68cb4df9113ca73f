import { expect, it } from 'vitest';
import { hasLink } from './message-links';

it.each(['See https://pay.example/x', 'www.bourse-help', 'go to bourse-support.com now', 'ｂｏｕｒｓｅ．ｃｏｍ'])(
  'a message has a link: %s',
  (text) => expect(hasLink(text)).toBe(true),
);

it.each(['I have paid 3,600.00 CNY.', 'Card 6222 0212', 'Thanks...ok', 'Bank of Shanghai'])(
  'a message has no link: %s',
  (text) => expect(hasLink(text)).toBe(false),
);
