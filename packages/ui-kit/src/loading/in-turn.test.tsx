import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InTurn, Turns } from './in-turn';

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows one part after another, and a placeholder before', async () => {
  vi.useFakeTimers();
  render(
    <Turns last={2}>
      <li>head</li>
      <InTurn turn={1} place={<li>place of the form</li>}>
        <li>form</li>
      </InTurn>
      <InTurn turn={2} place={<li>place of the chart</li>}>
        <li>chart</li>
      </InTurn>
    </Turns>,
  );
  expect(shown()).toEqual(['head', 'place of the form', 'place of the chart']);
  await act(() => vi.advanceTimersToNextTimerAsync());
  expect(shown()).toEqual(['head', 'form', 'place of the chart']);
  await act(() => vi.advanceTimersToNextTimerAsync());
  expect(shown()).toEqual(['head', 'form', 'chart']);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('shows a part at once without a provider', () => {
  render(
    <InTurn turn={3}>
      <li>alone</li>
    </InTurn>,
  );
  expect(shown()).toEqual(['alone']);
});
