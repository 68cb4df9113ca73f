import { useIndexedDb } from '@bourse/vitest-config/indexed-db';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDeviceValue } from './create-device-value';

useIndexedDb();

const list = createDeviceValue('test.list', v.array(v.number()), []);

beforeEach(() => list.write(undefined));

it('an update changes the present value, also where another update runs at the same time', async () => {
  await Promise.all([1, 2, 3].map((added) => list.update((before) => [...before, added])));
  expect((await list.read()).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

it('an update does not replace a value that cannot be read', async () => {
  await list.write([1]);
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  await list.update((before) => [...before, 2]);
  vi.restoreAllMocks();
  expect(await list.read()).toEqual([1]);
});
