import { expect, it } from 'vitest';
import { safeLink } from './safe-link';

it.each([
  ['https://help.example/chat', 'https://help.example/chat'],
  ['mailto:support@example.org', 'mailto:support@example.org'],
  ['/help', 'http://bourse.test/help'],
])('%s leads somewhere', (address, expected) => {
  expect(safeLink(address)).toBe(expected);
});

it.each([undefined, '', '  ', 'javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'http://', 'blob:x'])(
  '%s is no link',
  (address) => {
    expect(safeLink(address)).toBeUndefined();
  },
);
