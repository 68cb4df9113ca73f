import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisibleAtRest } from './use-visible-at-rest';

/** The created observers, to report visibility. */
let observers: ((isIntersecting: boolean) => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push((isIntersecting) => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

function Probe() {
  const [ref, isSeen] = useVisibleAtRest<HTMLSpanElement>();
  return <span ref={ref}>{isSeen ? 'seen' : 'not yet'}</span>;
}

const scroll = (isIntersecting: boolean, forMs: number) => {
  act(() => observers.at(-1)?.(isIntersecting));
  act(() => void vi.advanceTimersByTime(forMs));
};

it('useVisibleAtRest becomes true after an element was visible for a moment, and stays true', () => {
  render(<Probe />);
  scroll(true, 149);
  expect(screen.getByText('not yet')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('seen')).toBeVisible();
  scroll(false, 1000);
  expect(screen.getByText('seen')).toBeVisible();
});

it('useVisibleAtRest does not count while the page is being scrolled', () => {
  render(<Probe />);
  scroll(true, 100);
  document.dispatchEvent(new Event('scroll'));
  act(() => void vi.advanceTimersByTime(149));
  expect(screen.getByText('not yet')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('seen')).toBeVisible();
});

it('useVisibleAtRest stays false for elements that are only scrolled past', () => {
  render(<Probe />);
  scroll(true, 100);
  scroll(false, 1000);
  expect(screen.getByText('not yet')).toBeVisible();
});
