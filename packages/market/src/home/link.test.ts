import { expect, it } from 'vitest';
import { isLink } from './link';

it.each(['https://help.example/chat', 'HTTP://help.example', 'mailto:support@example.org', 'tel:+341', '/help?id=1'])(
  '%s leads somewhere',
  (address) => expect(isLink(address)).toBe(true),
);

it.each([
  '',
  '  ',
  'ask in the lobby',
  'help.example/chat',
  '//help.example',
  '/\\help.example',
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'http://',
  'https:///x',
  'https://[',
  'blob:x',
])('%s is no link', (address) => expect(isLink(address)).toBe(false));
