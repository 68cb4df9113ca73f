import type { Interest } from '@bourse/contracts/events';
import type { SessionOf } from '../session';

/** Callbacks of a link. */
export interface LinkHandlers {
  onConnect(): void;
  /** The open link closed. Not called for the client's own `close`. */
  onDisconnect(): void;
  /** An attempt failed. */
  onFailure(): void;
  onEvent(name: string, payload: unknown): void;
  /** Protocol ping: traffic without content. */
  onPing(): void;
}

/** A connection that can be opened, closed and opened again. */
export interface Link {
  open(): void;
  close(): void;
  emit(name: string, payload: unknown): void;
  /** Tells the server which public events are wanted from now on. */
  want(interest: Interest): void;
}

export interface LinkOptions {
  readonly url: string | undefined;
  readonly session: SessionOf;
  /** The public events that are wanted now, for the handshake. */
  readonly interest: () => Interest;
}

export type LinkFactory = (options: LinkOptions, handlers: LinkHandlers) => Promise<Link>;

/** A link that speaks one version of the protocol. */
export type VersionLinkFactory = (
  options: LinkOptions,
  /** `onOtherVersion`: an attempt failed because the server speaks another version. */
  handlers: LinkHandlers & { onOtherVersion(): void },
) => Promise<Link>;
