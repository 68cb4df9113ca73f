import { respond } from '@bourse/api-client/testing';
import { customerService } from '@bourse/contracts/site';
import { marketHandlers, type MarketServer } from '@bourse/market/testing';
import type { HttpHandler } from 'msw';

/** Values of the fake server; read at every call. */
export interface HomeServer extends MarketServer {
  /** Where customer service answers. */
  readonly service: () => string;
}

/** Handlers of all calls of the start page and the list of pairs, typed by the contract. */
export function homeHandlers({
  service = () => 'mailto:support@bourse.example',
  ...market
}: Partial<HomeServer> = {}): HttpHandler[] {
  return [...marketHandlers(market), respond(customerService, () => ({ pc: service() }))];
}
