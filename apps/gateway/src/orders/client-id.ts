import { createHash } from 'node:crypto';
import type { RequestKey } from '@bourse/contract-server';

const LENGTH = 32;

/**
 * The client order id of a request: the same for every repetition of the request. It has 32 hexadecimal digits; `client-ids.ts` makes of
 * it what a venue takes.
 */
export function clientIdOf({ userId, action, clientId }: RequestKey): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, action, clientId]))
    .digest('hex')
    .slice(0, LENGTH);
}
