import { decimal } from '@bourse/decimal';
import { aGroup, aPair } from '@bourse/market/testing';
import { expect, it } from 'vitest';
import { selectLotSizes } from './use-lot-sizes';

const groupsWith = (overrides: Parameters<typeof aPair>[0]) => [aGroup({ pairs: [aPair(overrides)] })];

it('useLotSizes keeps its identity when a ticker changes a price', () => {
  const before = selectLotSizes(groupsWith({ lotSize: decimal('0.1'), last: decimal(100) }));
  expect([...before.values()]).toEqual(['0.1']);
  expect(selectLotSizes(groupsWith({ lotSize: decimal('0.1'), last: decimal(101) }))).toBe(before);
});

it('useLotSizes changes with a lot size', () => {
  const before = selectLotSizes(groupsWith({ lotSize: decimal('0.1') }));
  expect([...selectLotSizes(groupsWith({ lotSize: decimal('0.2') })).values()]).toEqual(['0.2']);
  expect(selectLotSizes(groupsWith({ lotSize: undefined })).size).toBe(0);
  expect([...selectLotSizes(groupsWith({ lotSize: decimal('0.1') }))]).toEqual([...before]);
});
