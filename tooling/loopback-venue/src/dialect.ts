import type { LoopbackContracts } from './contracts';
import type { LoopbackExchange } from './exchange';
import type { Faults } from './faults';
import type { VenueEvent } from './types';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  /** As it was sent: signatures cover the text. */
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface HttpAnswer {
  readonly status?: number;
  readonly body: unknown;
  /** The connection ends without an answer. */
  readonly isLost?: boolean;
  /** The connection stays open without an answer. */
  readonly isSilent?: boolean;
}

export type Channel = 'book' | 'trades' | 'ticker' | 'bars' | 'orders' | 'balances';

export interface Connection {
  /** Path of the address that it was opened with. */
  readonly path: string;
  send(message: object): void;
  /** Notes a subscription, and tells the test about it. A private channel has no symbol. */
  subscribe(channel: Channel, symbol?: string): void;
  follows(channel: Channel, symbol?: string): boolean;
}

export interface Needs {
  readonly exchange: LoopbackExchange;
  readonly contracts: LoopbackContracts;
  readonly faults: Faults;
  readonly keys: Keys;
  /** Of Bybit: the account is a unified one. */
  readonly isUnified?: boolean | undefined;
}

export interface Keys {
  readonly apiKey: string;
  /** Base64, as Kraken has it. */
  readonly secret: string;
}

/** The REST and WebSocket interface of a venue. */
export interface Dialect {
  answer(request: HttpRequest): HttpAnswer;
  onMessage(connection: Connection, message: unknown): void;
  /** Sends an event to a connection that follows it. */
  onEvent(connection: Connection, event: VenueEvent): void;
}
