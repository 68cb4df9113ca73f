import type { SessionOf } from '../session';

/** What a link tells of. */
export interface LinkHandlers {
  onConnect(): void;
  /** It was up and is not any more; never told of one's own `close`. */
  onDisconnect(): void;
  /** An attempt failed. */
  onFailure(): void;
  onEvent(name: string, payload: unknown): void;
  /** A sign of life without content: the protocol's ping. */
  onPing(): void;
}

/** A connection that can be opened, closed and opened again. */
export interface Link {
  open(): void;
  close(): void;
  emit(name: string, payload: unknown): void;
}

export type LinkFactory = (
  options: { url: string | undefined; session: SessionOf },
  handlers: LinkHandlers,
) => Promise<Link>;
