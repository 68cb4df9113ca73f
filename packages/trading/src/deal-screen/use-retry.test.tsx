import { renderFeature } from '@bourse/feature-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRetry } from './use-retry';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // The middle of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('useRetry requests again every five seconds while enabled', async () => {
  const retry = vi.fn<() => void>();
  function Screen() {
    const [isWanted, setWanted] = useState(true);
    useRetry(isWanted, retry);
    return <button onClick={() => setWanted(!isWanted)}>switch</button>;
  }
  const { unmount } = renderFeature(<Screen />);
  await screen.findByRole('button');
  wait(4999);
  expect(retry).not.toHaveBeenCalled();
  wait(5001);
  expect(retry).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button'));
  wait(20_000);
  expect(retry).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button'));
  unmount();
  wait(20_000);
  expect(retry).toHaveBeenCalledTimes(2);
});
