import { afterAll, vi } from 'vitest';

// A worker keeps its libraries and its jsdom from file to file, but no state of our modules: no test depends on the files that
// happened to run before it.
afterAll(() => {
  vi.useRealTimers();
  // React is of the build that `NODE_ENV` names when it is first loaded, for all later files of the worker.
  vi.unstubAllEnvs();
  vi.resetModules();
});
