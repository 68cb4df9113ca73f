import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleList } from '@bourse/contracts/sample';
import { aWireEntry } from '.';

const read = (wire: unknown) => v.parse(sampleList.reply, wire);

it('the reply of /api/sample/list maps wire names to domain names', () => {
  const createdAt = Date.parse('2026-11-20T12:00:00Z');
  expect(read({ list: [aWireEntry({ id: '7', name: 'First', create_time: createdAt / 1000 })] })).toEqual([
    { id: 7, name: 'First', createdAt },
  ]);
});

it('the reply of /api/sample/list may omit the time and the list', () => {
  expect(read({ list: [{ id: 1, name: 'First' }] })[0]?.createdAt).toBeUndefined();
  expect(read({ list: null })).toEqual([]);
});

it('the reply of /api/sample/list drops an invalid row and keeps the others', () => {
  expect(read({ list: [{ id: 'x', name: 'Bad' }, aWireEntry()] })).toHaveLength(1);
});
