import { expect, it, vi } from 'vitest';
import type { Bots } from './bots/bots';
import { lateBots } from './late-bots';

it('lateBots opens the bots at their first start, and then only starts and stops them', async () => {
  const calls: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the others are not called
  const bots = {
    start: () => void calls.push('start'),
    stop: async () => void calls.push('stop'),
    close: () => void calls.push('close'),
  } as Partial<Bots> as Bots;
  const open = vi.fn<() => Promise<Bots>>(async () => bots);
  const late = lateBots(open, () => expect.unreachable());
  await expect(late.step()).rejects.toThrow('The bots are still being opened.');
  await late.stop();
  expect(open).not.toHaveBeenCalled();
  late.start();
  await late.open();
  await late.stop();
  late.start();
  late.close();
  expect(calls).toEqual(['start', 'stop', 'start', 'close']);
  expect(open).toHaveBeenCalledOnce();
});
