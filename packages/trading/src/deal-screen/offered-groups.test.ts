import { aGroup, aPair } from '@bourse/market/testing';
import { expect, it } from 'vitest';
import { offeredGroups } from './offered-groups';

it('offeredGroups keeps the offered pairs, and omits groups without one', () => {
  const [open, closed] = [aPair({ hasOptions: true }), aPair({ hasOptions: false })];
  const offered = offeredGroups(
    [aGroup({ pairs: [open, closed] }), aGroup({ pairs: [closed] })],
    ({ hasOptions }) => hasOptions,
  );
  expect(offered).toEqual([aGroup({ pairs: [open] })]);
});
