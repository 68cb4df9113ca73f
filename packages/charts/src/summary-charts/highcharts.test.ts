import { expect, it, vi } from 'vitest';

it('the loader keeps one copy of Highcharts in a worker when the modules of a test file are reset', async () => {
  const before = await import('./highcharts');
  vi.resetModules();
  const after = await import('./highcharts');
  expect(after).not.toBe(before);
  expect(after.default).toBe(before.default);
});
