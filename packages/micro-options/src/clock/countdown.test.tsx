import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { microOptions } from '../feature';
import { Countdown } from './countdown';
import { ticker } from './ticker';

let clock = 0;
let tick: (now: number) => void;

beforeEach(async () => {
  await preloadMessages(microOptions.messages);
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(ticker, 'follow').mockImplementation((listener) => {
    tick = listener;
    return () => {};
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function start() {
  clock = 0;
  renderFeature(<Countdown anchor={{ at: 0, remaining: 20_000, uncertainty: 0 }} seconds={30} />);
  await screen.findByRole('timer');
}
function tickAt(now: number) {
  clock = now;
  act(() => tick(now));
}
const shown = () => screen.getByRole('timer').textContent;

it('the countdown is updated with every tick', async () => {
  await start();
  expect(shown()).toBe('20.0');
  tickAt(200);
  expect(shown()).toBe('19.8');
});
