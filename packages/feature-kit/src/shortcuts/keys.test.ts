// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { listenToKeys, takesKeys } from './keys';

const pressed = vi.fn<(key: string) => void>();
const stop = listenToKeys(document.body, ['b', ']', '?', '+'], (key) => pressed(key));

afterEach(() => pressed.mockClear());

/** The keys of the map that a press calls. */
function callsOf(key: string, init: KeyboardEventInit = {}): readonly string[] {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: 'KeyX', cancelable: true, ...init }));
  return pressed.mock.calls.flat();
}

it('the key map finds the action of a key, and ignores other keys', () => {
  expect(callsOf('b')).toEqual(['b']);
  expect(callsOf('q')).toEqual(['b']);
});

it('the key map ignores caps lock, and accepts a character that is typed with Shift', () => {
  expect(callsOf('B', { modifierCapsLock: true })).toEqual(['b']);
  expect(callsOf('?', { shiftKey: true })).toEqual(['b', '?']);
  expect(callsOf('+')).toEqual(['b', '?', '+']);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
  'the key map does nothing with %j',
  (init) => {
    expect(callsOf('b', init)).toEqual([]);
  },
);

it('the key map ignores a key that a list or a dialog has handled', () => {
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
  expect(callsOf('b')).toEqual([]);
});

it('the key map accepts a bracket that is typed with AltGr, and not one with Alt', () => {
  expect(callsOf(']', { altKey: true, modifierAltGraph: true })).toEqual([']']);
  expect(callsOf(']', { altKey: true })).toEqual([']']);
});

it('the key map calls nothing after it was stopped', () => {
  stop();
  expect(callsOf('b')).toEqual([]);
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
