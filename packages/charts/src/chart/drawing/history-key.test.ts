import { expect, it } from 'vitest';
import { historyKey } from './history-key';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>) =>
  historyKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

it('Ctrl+Z and ⌘Z undo; with Shift, and Ctrl+Y, it is done again', () => {
  expect(pressed('z', { ctrlKey: true })).toBe('undo');
  expect(pressed('z', { metaKey: true })).toBe('undo');
  expect(pressed('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(pressed('y', { ctrlKey: true })).toBe('redo');
});

it('a key alone is no step of the history', () => {
  expect([pressed('z', {}), pressed('Z', { shiftKey: true }), pressed('x', { ctrlKey: true })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
