import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { RunningOption } from '../api';
import { anOption } from '../testing';
import { OPENED_AT } from '../testing/fixtures';
import { optionLines } from './option-lines';

const OFFSET = 1_000_000;
const running = (overrides: Partial<RunningOption> = {}): RunningOption => ({
  ...anOption(),
  anchor: { at: 5000, remaining: 20_000, uncertainty: 0 },
  ...overrides,
});
const linesOf = (...options: RunningOption[]) =>
  optionLines(options, {
    tick: decimal('0.01'),
    offset: OFFSET,
    labelOf: ({ direction, amount }) => (amount === '100' ? direction : `${direction} ${amount}`),
  });

it('an option is a segment from its opening to its expiry', () => {
  expect(linesOf(running())).toMatchObject([
    { price: '104000', tone: 'up', spans: [{ from: OPENED_AT, to: OPENED_AT + 30_000 }] },
  ]);
});

it('the times of an option without an opening time follow from its remaining time', () => {
  expect(linesOf(running({ openedAt: undefined }))).toMatchObject([
    { spans: [{ from: OFFSET - 5000, to: OFFSET + 25_000 }] },
  ]);
});

it('the zone of a tie is one tick', () => {
  expect(linesOf(running())).toMatchObject([{ tolerance: '0.01' }]);
});

it('options with one open price share a line, which is neutral where their directions differ', () => {
  const lines = linesOf(running(), running({ id: 42, direction: 'down' }), running({ openPrice: decimal(104_001) }));
  expect(lines).toMatchObject([
    { price: '104000', tone: 'neutral', label: 'up | down', spans: [{}, {}] },
    { price: '104001', tone: 'up', label: 'up', spans: [{}] },
  ]);
});

it('equal options with one open price share a label with their number', () => {
  const [line] = linesOf(running({ direction: 'down' }), running({ id: 42 }), running({ id: 43 }), running({ id: 44 }));
  expect(line?.label).toBe('3 × up | down');
});

it('two of many different options are named, and the others counted', () => {
  const others = [10, 20, 20, 30].map((amount, index) => running({ id: 50 + index, amount: decimal(amount) }));
  const [line] = linesOf(running(), running({ id: 42 }), ...others);
  expect(line?.label).toBe('2 × up | 2 × up 20 | +2');
});
