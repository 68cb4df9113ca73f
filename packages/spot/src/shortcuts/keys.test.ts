import { expect, it } from 'vitest';
import { KEYS, SHORTCUTS, shortcutOf, takesKeys } from './keys';

const press = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, repeat: false, defaultPrevented: false };

it('each shortcut has a key of its own', () => {
  expect(new Set(Object.values(KEYS)).size).toBe(SHORTCUTS.length);
  expect(SHORTCUTS.map((shortcut) => shortcutOf({ ...press, key: KEYS[shortcut] }))).toEqual(SHORTCUTS);
});

it('caps lock changes nothing', () => {
  expect(shortcutOf({ ...press, key: 'B' })).toBe('buy');
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'defaultPrevented'] as const)('%s makes it none', (name) => {
  expect(shortcutOf({ ...press, [name]: true })).toBeUndefined();
});

it.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div role="dialog"><button></button></div>', true],
  ['<button></button>', false],
])('keys pressed in %s are taken there: %s', (html, expected) => {
  document.body.innerHTML = html;
  const inner = document.body.querySelector('button, input, textarea, select');
  expect(takesKeys(inner)).toBe(expected);
});
