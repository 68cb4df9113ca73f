import { respond } from '@bourse/api-client/testing';
import type { HttpHandler } from 'msw';
import { sampleList } from '@bourse/contracts/sample';
import type { aWireEntry } from './fixtures';

/** MSW handlers that answer with these entries. Prepend others to simulate failures. */
export function sampleHandlers(entries: ReturnType<typeof aWireEntry>[]): HttpHandler[] {
  return [respond(sampleList, () => ({ list: entries }))];
}
