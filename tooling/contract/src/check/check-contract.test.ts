import { decimal } from '@bourse/decimal';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkContract, UnreachableError } from './check-contract';

/** The address of a port that nothing listens on. */
async function deadAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('the check does not begin where nothing answers', async () => {
  const baseUrl = await deadAddress();
  const check = checkContract({ baseUrl, worth: decimal('10'), listenSeconds: 0, effectMs: 0 });
  await expect(check).rejects.toThrow(UnreachableError);
  await expect(check).rejects.toThrow(`could not begin: ${baseUrl} does not answer`);
});
