import { afterAll, vi } from 'vitest';

// A worker keeps its libraries and its jsdom from file to file, but no state of our modules: no test depends on the files that
// happened to run before it.
afterAll(() => {
  vi.useRealTimers();
  vi.resetModules();
});
