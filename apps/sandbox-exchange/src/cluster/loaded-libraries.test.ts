import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** An import or export of values at the top of a file; types are removed by the build. */
const STATIC = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

/** What a process loads before it knows its role: names of libraries, by the files that import them. */
function libraries(file: string, seen = new Map<string, string>(), files = new Set<string>()): Map<string, string> {
  if (files.has(file)) return seen;
  files.add(file);
  for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(STATIC)) {
    const name = from ?? alone ?? '';
    const path = resolve(dirname(file), `${name}.ts`);
    if (name.startsWith('.') && existsSync(path)) libraries(path, seen, files);
    else if (!name.startsWith('.')) seen.set(name, file);
  }
  return seen;
}

it('a process loads the libraries of a cluster and of metrics in their roles only', () => {
  const loaded = libraries(join(import.meta.dirname, '..', 'main.ts'));
  expect([...loaded.keys()]).toContain('@bourse/contract-server');
  for (const name of ['@redis/client', '@socket.io/redis-adapter', 'undici', 'prom-client']) {
    expect(loaded.get(name)).toBeUndefined();
  }
});
