// @vitest-environment jsdom
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { customerService } from '@bourse/contracts/site';
import { isLink, linkTarget } from './link';

it.each(['https://help.example/chat', 'HTTP://help.example', 'mailto:support@example.org', 'tel:+341', '/help?id=1'])(
  '%s is a valid link',
  (address) => expect(isLink(address)).toBe(true),
);

it.each([
  '',
  '  ',
  'ask in the lobby',
  'help.example/chat',
  '//help.example',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\t\\evil.test',
  '\t//evil.test',
  '/\\help.example',
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'http://',
  'https:///x',
  'https://[',
  'blob:x',
])('%s is no link', (address) => expect(isLink(address)).toBe(false));

it('the link reader resolves addresses of this site to paths and keeps those of other sites', () => {
  expect(linkTarget('/help?id=1#fees')).toEqual({ path: '/help?id=1#fees' });
  expect(linkTarget(`${location.origin}/quotation`)).toEqual({ path: '/quotation' });
  expect(linkTarget('https://help.example/chat')).toEqual({ href: 'https://help.example/chat' });
  expect(linkTarget('mailto:support@example.org')).toEqual({ href: 'mailto:support@example.org' });
});

it.each([{ pc: 'https://help.example/chat' }, 'https://help.example/chat'])(
  'the link of customer service is read from %j',
  (wire) => expect(v.parse(customerService.reply, wire)).toEqual({ link: 'https://help.example/chat' }),
);
