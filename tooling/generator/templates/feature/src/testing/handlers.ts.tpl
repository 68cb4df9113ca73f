import { respond } from '@bourse/api-client/testing';
import type { HttpHandler } from 'msw';
import { __id__List } from '../contract';
import type { aWireEntry } from './fixtures';

/** Handlers of MSW that answer as the exchange with these entries. Put others before them for failures. */
export function __id__Handlers(entries: ReturnType<typeof aWireEntry>[]): HttpHandler[] {
  return [respond(__id__List, () => ({ list: entries }))];
}
