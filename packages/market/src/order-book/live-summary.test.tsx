import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_VIEW } from './book-rows';
import { LiveSummary } from './live-summary';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Renders the book like its screen: again with every ticker, with new function identities. */
function Book({ said }: { said: string }) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field}>
      <button type="button">level</button>
      <LiveSummary field={field} view={() => EMPTY_VIEW} write={() => said} />
    </div>
  );
}

function live() {
  const { rerender } = render(<Book said="0" />);
  return (seconds: number) => {
    for (let second = 1; second <= seconds; second++) {
      act(() => void vi.advanceTimersByTime(1000));
      rerender(<Book said={String(second)} />);
    }
  };
}

it('the live summary announces every ten seconds for any number of renders', () => {
  const pass = live();
  screen.getByRole('button').focus();
  pass(9);
  expect(screen.queryByText('9')).toBeNull();
  pass(2);
  expect(screen.getByText(/^\d$/)).toBeInTheDocument();
});

it('the live summary is silent while the focus is outside the book', () => {
  const pass = live();
  pass(30);
  expect(screen.queryByText(/^\d+$/)).toBeNull();
});
