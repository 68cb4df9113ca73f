import { respond } from '@bourse/api-client/testing';
import type { HttpHandler } from 'msw';
import { __id__List } from '../contract';
import type { aWireEntry } from './fixtures';

/** MSW handlers that answer with these entries. Prepend others to simulate failures. */
export function __id__Handlers(entries: ReturnType<typeof aWireEntry>[]): HttpHandler[] {
  return [respond(__id__List, () => ({ list: entries }))];
}
