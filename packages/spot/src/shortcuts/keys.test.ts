import { expect, it } from 'vitest';
import { KEYS, SHORTCUTS, shortcutOf, takesKeys } from './keys';

const press = {
  key: 'b',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  getModifierState: () => false,
};

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

it('a bracket is one on keyboards that type it with a third level', () => {
  const bracket = { ...press, key: ']', ctrlKey: true, altKey: true };
  expect(shortcutOf({ ...bracket, getModifierState: () => true })).toBe('longer');
  expect(shortcutOf(bracket)).toBeUndefined();
});

it('none is heard below a dialog, wherever the focus is', () => {
  document.body.innerHTML = '<button></button><div role="dialog" aria-modal="true"></div>';
  expect(takesKeys(document.body)).toBe(true);
  expect(takesKeys(document.querySelector('button'))).toBe(true);
});

it.each([
  ['<input>', true],
  ['<input type="radio">', false],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div role="dialog" aria-modal="true"><button></button></div>', true],
  ['<div role="menu"><button></button></div>', true],
  ['<button></button>', false],
])('keys pressed in %s are taken there: %s', (html, expected) => {
  document.body.innerHTML = html;
  const inner = document.body.querySelector('button, input, textarea, select');
  expect(takesKeys(inner)).toBe(expected);
});
