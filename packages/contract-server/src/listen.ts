import { createServer } from 'node:net';

/** The exchange cannot listen at the configured address. */
export class ListenError extends Error {
  override name = 'ListenError';
}

export interface Place {
  host: string;
  port: number;
}

/**
 * Looks, before anything is opened, whether the port can be had.
 * @throws ListenError
 */
export async function ensureFree({ host, port }: Place): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenError(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Converts an error of listening to a message with advice; returns any other error unchanged. */
export function listenError(error: unknown, { host, port }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new ListenError(`Port ${port} on ${host} is taken: stop what uses it, or choose another with PORT.`);
    case 'EACCES':
      return new ListenError(`Port ${port} on ${host} is not allowed for this user: choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(`${host} is no address of this machine: choose another with HOST.`);
    default:
      return error;
  }
}
