import { expect, it } from 'vitest';
import { olderBrickRequests } from './near-start';

it('older bars are not requested any more after three pages that add no brick', () => {
  const isWorth = olderBrickRequests();
  expect([900, 800, 700, 700, 600, 500].map((oldest) => isWorth(oldest, 4))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('older bars are requested again once there are further bricks', () => {
  const isWorth = olderBrickRequests();
  for (const oldest of [900, 800, 700, 600]) isWorth(oldest, 4);
  expect([isWorth(600, 4), isWorth(500, 9), isWorth(400, 9)]).toEqual([false, true, true]);
});
