import { decimal } from '@bourse/decimal';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LeverOrder } from '@bourse/contracts/lever';
import { aPosition } from '../testing/fixtures';
import { leverLines, linesKey, type LineActions } from './chart-lines';
import { leverMarks } from './use-chart-marks';

const texts = {
  entry: () => 'Entry',
  takeProfit: () => 'TP',
  stopLoss: () => 'SL',
  liquidation: 'Liq.',
  entrust: () => 'Limit',
  close: () => 'Close',
  revoke: () => 'Cancel',
  remove: (_order: LeverOrder, kind: string) => `Remove ${kind === 'takeProfit' ? 'TP' : 'SL'}`,
};
const liquidation = { kind: 'price', price: decimal(90_000), below: true } as const;
const onStops = vi.fn<LineActions['onStops']>();
const onMove = vi.fn<LineActions['onMove']>();
const onEnd = vi.fn<LineActions['onEnd']>();
beforeEach(() => void vi.clearAllMocks());

const linesOf = (
  positions: readonly LeverOrder[],
  entrusts: readonly LeverOrder[] = [],
  liquid: Parameters<typeof leverLines>[3] = liquidation,
) => leverLines('1-3', positions, entrusts, liquid, texts, { tick: decimal('0.00001'), onStops, onMove, onEnd });
const idsOf = (...given: Parameters<typeof linesOf>) => linesOf(...given).map(({ id }) => id);

it('the chart draws entry, stops and the liquidation price of the pair', () => {
  const position = aPosition({ takeProfit: decimal(99_000), stopLoss: decimal(95_000) });
  const other = aPosition({ id: 50, pair: '2-3' });
  expect(idsOf([position, other], [aPosition({ id: 40 })])).toEqual([
    'entry 31',
    'takeProfit 31',
    'stopLoss 31',
    'entrust 40',
    'liquidation',
  ]);
});

it('the chart draws the stops of a pending order, and dragging one keeps the other', () => {
  const order = aPosition({ id: 40, takeProfit: decimal(99_000), stopLoss: decimal(95_000) });
  const lines = linesOf([], [order]);
  expect(lines.map(({ id }) => id)).toEqual(['entrust 40', 'takeProfit 40', 'stopLoss 40']);
  lines[2]?.drag?.onDrop(decimal(94_000));
  expect(onStops).toHaveBeenCalledExactlyOnceWith(order, { takeProfit: '99000', stopLoss: '94000' });
});

it('the chart draws no liquidation price without a position or where nothing liquidates', () => {
  expect(idsOf([])).toEqual([]);
  expect(idsOf([aPosition()], [], { kind: 'none', reason: 'noPosition' })).toEqual(['entry 31']);
});

it('the key of the chart lines is the same for other marks, and differs for another stop', () => {
  const key = linesKey([aPosition()]);
  expect(linesKey([aPosition({ markPrice: decimal(1), profit: decimal(2), margin: decimal(3) })])).toBe(key);
  expect(linesKey([aPosition({ stopLoss: decimal(95_000) })])).not.toBe(key);
  expect(linesKey([aPosition(), aPosition({ id: 32 })])).not.toBe(key);
});

it('a stop is dragged by ticks of the pair; the other stop stays, and the entry line has no handle', () => {
  const position = aPosition({ takeProfit: decimal(99_000), stopLoss: decimal(95_000) });
  const dragged = linesOf([position]).filter(({ drag }) => drag);
  expect(dragged.map(({ id, drag }) => [id, drag?.step])).toEqual([
    ['takeProfit 31', '0.00001'],
    ['stopLoss 31', '0.00001'],
  ]);
  dragged[1]?.drag?.onDrop(decimal(94_000));
  expect(onStops).toHaveBeenCalledExactlyOnceWith(position, { takeProfit: '99000', stopLoss: '94000' });
});

it.each([
  ['long', 99_000, 'takeProfit'],
  ['long', 95_000, 'stopLoss'],
  ['short', 99_000, 'stopLoss'],
  ['short', 95_000, 'takeProfit'],
] as const)('a first stop is dragged out of the entry of a %s position: at %d it is the %s', (direction, at, kind) => {
  const position = aPosition({ direction, entryPrice: decimal(97_000), takeProfit: undefined, stopLoss: undefined });
  const [entry] = linesOf([position]);
  entry?.drag?.onDrop(decimal(at));
  const none = { takeProfit: undefined, stopLoss: undefined };
  expect(onStops).toHaveBeenCalledExactlyOnceWith(position, { ...none, [kind]: String(at) });
});

it('a pending order is dragged where the back end says which order would replace it', () => {
  const order = aPosition({ id: 40 });
  const reducing = aPosition({ id: 41, multiple: undefined, isReduceOnly: true });
  const unknown = [aPosition({ id: 42, multiple: undefined }), aPosition({ id: 43, pair: undefined })];
  const dragged = linesOf([], [order, reducing, ...unknown]).filter(({ drag }) => drag);
  expect(dragged.map(({ id }) => id)).toEqual(['entrust 40', 'entrust 41']);
  dragged[0]?.drag?.onDrop(decimal(96_000));
  expect(onMove).toHaveBeenCalledExactlyOnceWith(order, '96000');
});

it('each line of the chart except the liquidation price has a button, which ends what the line shows', () => {
  const position = aPosition({ stopLoss: decimal(95_000), takeProfit: decimal(99_000) });
  const lines = linesOf([position], [aPosition({ id: 43, multiple: undefined })]);
  expect(lines.map(({ remove }) => remove?.label)).toEqual(['Close', 'Remove TP', 'Remove SL', 'Cancel', undefined]);
  for (const { remove } of lines) remove?.run();
  expect(onEnd.mock.calls).toEqual([[{ kind: 'position', id: 31 }], [{ kind: 'entrust', id: 43 }]]);
  expect(onStops.mock.calls).toEqual([
    [position, { takeProfit: undefined, stopLoss: '95000' }],
    [position, { takeProfit: '99000', stopLoss: undefined }],
  ]);
  expect(linesOf([aPosition({ isClosing: true })])[0]?.remove).toBeUndefined();
});

it('the chart marks openings and closes of the pair; the close of a long position is a sale', () => {
  const closed = aPosition({ id: 30, completedAt: 5, openedAt: 4 });
  const other = aPosition({ id: 50, pair: '2-3' });
  const marks = leverMarks(
    '1-3',
    { positions: [aPosition({ direction: 'short' }), other], closed: [closed] },
    { opened: () => 'Opened', closed: () => 'Closed' },
  );
  expect(marks.map(({ id, tone, price }) => `${id} ${tone} ${price}`)).toEqual([
    'open 31 down 97000',
    'open 30 up 97000',
    'close 30 down 98000',
  ]);
});
