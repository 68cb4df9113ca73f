import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { nextStep, type PlannedStops } from './planned-stops';

const NOW = 1_800_000_000_000;
const plan: PlannedStops = {
  id: 40,
  pair: '1-3',
  symbol: 'BTC/USDT',
  direction: 'long',
  lots: decimal(2),
  takeProfit: decimal(99_000),
  stopLoss: undefined,
  plannedAt: NOW - 120_000,
  sentAt: undefined,
};
const order = aPosition({ id: 40 });
const none = { positions: [], entrusts: [] };

it.each([
  ['wait while the order is pending', plan, { ...none, entrusts: [order] }, 'wait'],
  ['are sent once the order is a position', plan, { ...none, positions: [order] }, 'send'],
  [
    'are dropped for a position that has stops already',
    plan,
    { ...none, positions: [{ ...order, stopLoss: decimal(90_000) }] },
    'drop',
  ],
  ['are dropped when the order was revoked or the position has closed', plan, none, 'drop'],
  [
    'are asked for where the order may have been added to the one position of its direction',
    plan,
    { ...none, positions: [aPosition({ id: 7, pair: plan.pair })] },
    'ask',
  ],
  [
    'are dropped beside a position of the other direction',
    plan,
    { ...none, positions: [aPosition({ id: 7, pair: plan.pair, direction: 'short' })] },
    'drop',
  ],
  ['wait for the event with a new order', { ...plan, plannedAt: NOW - 1000 }, none, 'wait'],
  ['are never sent twice', { ...plan, sentAt: NOW - 1000 }, { ...none, positions: [order] }, 'wait'],
  [
    'are looked up where the tab was closed before the reply',
    { ...plan, sentAt: NOW - 90_000 },
    { ...none, positions: [order] },
    'check',
  ],
] as const)('planned stops %s', (_title, given, lists, step) => {
  expect(nextStep(given, lists, NOW)).toBe(step);
});
