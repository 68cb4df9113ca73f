import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as eventLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';

import { TooBusyError } from './concurrency-limit';
import { hashPassword, verifyPassword } from './password';

const random = { bytes: randomBytes };

it('the password check leaves the thread pool free for the disk, however many passwords are checked', async () => {
  const hash = await hashPassword('secret1', { log2N: 14, r: 8, p: 1 }, random);
  let checked = 0;
  const checks = Array.from({ length: 12 }, async () => {
    await verifyPassword('secret2', hash);
    checked += 1;
  });
  // The pool has four threads: with as many hashes at once, a file would wait for one of them.
  await readFile(import.meta.filename);
  expect(checked).toBeLessThan(4);
  await Promise.all(checks);
});

it('the password check refuses a check while a hundred others wait', async () => {
  const hash = await hashPassword('secret1', { log2N: 4, r: 8, p: 1 }, random);
  // The turn of the hash is given back.
  await eventLoop();
  const checks = await Promise.allSettled(Array.from({ length: 150 }, () => verifyPassword('secret1', hash)));
  const refused = checks.filter((check) => check.status === 'rejected');
  expect(refused).toHaveLength(49);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusyError);
  expect(await verifyPassword('secret1', hash)).toBe(true);
});
