import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { leverLines } from './chart-lines';

const texts = {
  entry: () => 'Entry',
  takeProfit: () => 'TP',
  stopLoss: () => 'SL',
  liquidation: 'Liq.',
  entrust: () => 'Limit',
};
const liquidation = { kind: 'price', price: decimal(90_000), below: true } as const;
const idsOf = (...given: Parameters<typeof leverLines>) => leverLines(...given).map(({ id }) => id);

it('draws entry, stops and the liquidation price of the pair', () => {
  const position = aPosition({ takeProfit: decimal(99_000), stopLoss: decimal(95_000) });
  const other = aPosition({ id: 50, pair: '2-3' });
  expect(idsOf('1-3', [position, other], [aPosition({ id: 40 })], liquidation, texts)).toEqual([
    'entry 31',
    'takeProfit 31',
    'stopLoss 31',
    'entrust 40',
    'liquidation',
  ]);
});

it('draws no liquidation price without a position or where nothing liquidates', () => {
  expect(idsOf('1-3', [], [], liquidation, texts)).toEqual([]);
  expect(idsOf('1-3', [aPosition()], [], { kind: 'none' }, texts)).toEqual(['entry 31']);
});
