// @vitest-environment jsdom
import { createRealtime } from '@bourse/realtime';
import type * as realtime from '@bourse/realtime';
import { expect, it, vi } from 'vitest';
import { createExchangeClient } from './exchange-client';

vi.mock('@bourse/realtime', async (importOriginal) => {
  const original = await importOriginal<typeof realtime>();
  return { ...original, createRealtime: vi.fn<typeof original.createRealtime>(original.createRealtime) };
});

/** The memory of a page, which ends at once. */
function memoryOfPage() {
  const { realtime: connection } = createExchangeClient();
  connection.close();
  return vi.mocked(createRealtime).mock.lastCall?.[0].versionMemory;
}

it('the client of a page begins with the version of the socket that the page before it has found', () => {
  expect(memoryOfPage()?.read()).toBeUndefined();
  memoryOfPage()?.write(2);
  expect(memoryOfPage()?.read()).toBe(2);
});

it('the client of a page ignores a stored version of the socket that it does not speak', () => {
  localStorage.setItem('bourse.socket-version', '3');
  expect(memoryOfPage()?.read()).toBeUndefined();
});
