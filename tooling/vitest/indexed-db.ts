import * as fake from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';

/**
 * Gives the tests of a file an IndexedDB, which jsdom and Node lack. The next file of the worker begins without `indexedDB`. The classes
 * stay: a transaction that outlasts the file needs them, and would end as an unhandled rejection without them.
 */
export function useIndexedDb(): void {
  const globals = { ...fake, indexedDB: fake.default };
  const names = Object.keys(globals).filter((name) => /^(?:IDB|indexedDB$)/.test(name));
  beforeAll(() => {
    for (const name of names) {
      const value: unknown = Reflect.get(globals, name);
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
  });
  afterAll(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));
}
