import { expect, it } from 'vitest';
import { shortcutOf, takesKeys } from './keys';

const press = {
  key: 'b',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  getModifierState: () => false,
};

const actions = [
  { id: 'buy', key: 'b' },
  { id: 'longer', key: ']' },
];

it('the key map finds the action of a key', () => {
  expect(shortcutOf(press, actions)?.id).toBe('buy');
  expect(shortcutOf({ ...press, key: 'q' }, actions)).toBeUndefined();
});

it('the key map ignores caps lock', () => {
  expect(shortcutOf({ ...press, key: 'B' }, actions)?.id).toBe('buy');
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'defaultPrevented'] as const)(
  'the key map does nothing with %s',
  (name) => {
    expect(shortcutOf({ ...press, [name]: true }, actions)).toBeUndefined();
  },
);

it('the key map accepts a bracket that is typed with AltGr', () => {
  const bracket = { ...press, key: ']', ctrlKey: true, altKey: true };
  expect(shortcutOf({ ...bracket, getModifierState: () => true }, actions)?.id).toBe('longer');
  expect(shortcutOf(bracket, actions)).toBeUndefined();
});

it('the key map ignores keys below a dialog, wherever the focus is', () => {
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
])('%s handles its own keys: %s', (html, expected) => {
  document.body.innerHTML = html;
  const inner = document.body.querySelector('button, input, textarea, select');
  expect(takesKeys(inner)).toBe(expected);
});
