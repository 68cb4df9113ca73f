import { decimal } from '@bourse/decimal';
import { expect, it, vi } from 'vitest';
import { anOpenOrder } from '../testing/fixtures';
import { exitLines, type ExitLineInput } from './exit-lines';

const d = decimal;
const onExits = vi.fn<ExitLineInput['onExits']>();
const linesOf = (orders: Parameters<typeof exitLines>[0]) =>
  exitLines(orders, {
    step: d('0.01'),
    labelOf: (_order, kind) => kind,
    removeOf: (_order, kind) => `remove ${kind}`,
    onExits,
  });

it('the chart has a line for each exit that a buy carries; a line that is dragged or removed keeps the other exit', () => {
  const buy = anOpenOrder({ takeProfit: d(99_000), stopLoss: d(95_000) });
  const exit = anOpenOrder({ id: 2, side: 'sell', exit: 'stop_loss', trigger: d(90_000), parentId: 1 });
  const lines = linesOf([buy, exit, anOpenOrder({ id: 3 })]);
  expect(lines.map(({ id, price }) => [id, price])).toEqual([
    ['takeProfit 1001', '99000'],
    ['stopLoss 1001', '95000'],
  ]);
  lines[1]?.drag?.onDrop(d(94_000));
  lines[0]?.remove?.run();
  expect(onExits.mock.calls.map(([edit]) => edit?.initial)).toEqual([
    { takeProfit: '99000', stopLoss: '94000' },
    { takeProfit: undefined, stopLoss: '95000' },
  ]);
});
