import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rovingIndex, type RovingFocus } from './roving-index';

/** The target index of a key, and whether the key still scrolls. */
function press(
  key: string,
  options: Partial<RovingFocus> = {},
  modifiers: { altKey?: boolean; ctrlKey?: boolean } = {},
) {
  let to: number | undefined;
  const { unmount } = render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing but a place for the key to come to
    <div data-testid="list" onKeyDown={(event) => (to = rovingIndex(event, { from: 5, count: 30, ...options }))} />,
  );
  const scrolls = fireEvent.keyDown(screen.getByTestId('list'), { key, ...modifiers });
  unmount();
  return { to, scrolls };
}

it.each([
  ['ArrowDown', 6],
  ['ArrowUp', 4],
  ['PageDown', 15],
  ['PageUp', 0],
  ['Home', 0],
  ['End', 29],
])('rovingIndex moves by %s from 5 of 30 to %i and does not scroll', (key, to) => {
  expect(press(key, { page: 10 })).toEqual({ to, scrolls: false });
});

it('rovingIndex moves horizontally if configured', () => {
  expect(press('ArrowRight', { axis: 'horizontal' }).to).toBe(6);
  expect(press('ArrowLeft', { axis: 'horizontal' }).to).toBe(4);
  expect(press('ArrowDown', { axis: 'horizontal' })).toEqual({ to: undefined, scrolls: true });
});

it('rovingIndex stays within the list, and begins at its first entry', () => {
  expect(press('ArrowDown', { from: 29 }).to).toBe(29);
  expect(press('ArrowUp', { from: 0 }).to).toBe(0);
  expect(press('ArrowDown', { from: -1 }).to).toBe(0);
});

it('rovingIndex continues at the other end of a ring', () => {
  const ring = { count: 3, axis: 'horizontal', isRing: true } as const;
  expect(press('ArrowRight', { ...ring, from: 2 }).to).toBe(0);
  expect(press('ArrowLeft', { ...ring, from: 0 }).to).toBe(2);
  expect(press('ArrowRight', { ...ring, from: 0 }).to).toBe(1);
});

it('rovingIndex leaves Page Up and Page Down to the page without a page size', () => {
  expect(press('PageDown')).toEqual({ to: undefined, scrolls: true });
  expect(press('PageUp')).toEqual({ to: undefined, scrolls: true });
});

it('rovingIndex ignores other keys, shortcuts and empty lists', () => {
  const left = { to: undefined, scrolls: true };
  expect(press('Enter')).toEqual(left);
  expect(press('ArrowDown', {}, { altKey: true })).toEqual(left);
  expect(press('Home', {}, { ctrlKey: true })).toEqual(left);
  expect(press('End', { count: 0 })).toEqual(left);
});
