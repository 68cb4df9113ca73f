import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ensureFree, listenError } from '@bourse/contract-server';

let taken: Server | undefined;

afterEach(() => taken?.close());

describe('the port', () => {
  it('a port of another program is reported in one sentence', async () => {
    taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken?.listen(0, '127.0.0.1', () => {
        const address = taken?.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    await expect(ensureFree({ host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken: stop what uses it, or choose another with PORT.`,
    );
  });

  it('the check releases a free port', async () => {
    await ensureFree({ host: '127.0.0.1', port: 0 });
    await expect(ensureFree({ host: '127.0.0.1', port: 0 })).resolves.toBeUndefined();
  });

  it('other faults of the port have a text too, and unknown ones their own', () => {
    const place = { host: 'example.invalid', port: 80 };
    expect(listenError(Object.assign(new Error('x'), { code: 'EACCES' }), place)).toHaveProperty('name', 'ListenError');
    expect(listenError(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), place)).toHaveProperty(
      'name',
      'ListenError',
    );
    const other = new Error('other');
    expect(listenError(other, place)).toBe(other);
  });
});
