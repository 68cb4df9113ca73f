import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { queued } from './histories';

it('histories are read one at a time, over all lists', async () => {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const list = (name: string) =>
    queued(async () => {
      begun.push(name);
      await gate.promise;
      return name;
    });
  const asked = [list('ledger')({}), list('transfers')({})];
  await nextTurn();
  expect(begun).toEqual(['ledger']);
  gate.resolve();
  expect(await Promise.all(asked)).toEqual(['ledger', 'transfers']);
});
