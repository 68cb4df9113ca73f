import type { Link, LinkFactory } from './link';
import { openSocket2 } from './socket-2';
import { openSocket4 } from './socket-4';

/** Versions of the Socket.IO protocol that the client speaks. */
export type SocketVersion = 2 | 4;

/** Where the version of the server is kept from one page to the next. */
export interface VersionMemory {
  readonly read: () => SocketVersion | undefined;
  readonly write: (version: SocketVersion) => void;
}

/** Failures in a row after which a server that spoke version 2 counts as replaced. */
const MOST_FAILURES = 2;

const factories = { 2: openSocket2, 4: openSocket4 } as const;

/**
 * A link over socket.io, in the version of the server. Without a configured version the link begins with the one that is
 * remembered, or with 4, and changes to 2 where the server refuses 4. Each library is imported with the first
 * connection of its version, so neither is part of the first load.
 */
export function socketLink(configured?: SocketVersion, memory?: VersionMemory): LinkFactory {
  return async (options, handlers) => {
    let version = configured ?? memory?.read() ?? 4;
    let isOpen = false;
    let isLoading = false;
    let failures = 0;
    let link: Link | undefined;

    const load = async () => {
      const own = version;
      const ifOwn = (handle: () => void) => () => {
        if (version === own) handle();
      };
      isLoading = true;
      try {
        link = await factories[own](options, {
          ...handlers,
          onConnect: ifOwn(() => {
            failures = 0;
            if (configured === undefined) memory?.write(own);
            handlers.onConnect();
          }),
          onFailure: ifOwn(() => {
            failures += 1;
            handlers.onFailure();
            if (configured === undefined && own === 2 && failures >= MOST_FAILURES) change(4);
          }),
          onOtherVersion: ifOwn(() => {
            if (configured === undefined) change(2);
            else handlers.onFailure();
          }),
        });
      } finally {
        isLoading = false;
      }
    };

    const loadAndOpen = async () => {
      try {
        await load();
      } catch {
        handlers.onFailure();
        return;
      }
      if (isOpen) link?.open();
    };

    /** Opens the link. If its library has to be loaded first, the attempt goes on afterwards. */
    const open = () => {
      if (link) link.open();
      else if (!isLoading) void loadAndOpen();
    };

    const change = (next: SocketVersion) => {
      link?.close();
      link = undefined;
      version = next;
      failures = 0;
      if (isOpen) open();
    };

    await load();
    return {
      open: () => {
        isOpen = true;
        open();
      },
      close: () => {
        isOpen = false;
        link?.close();
      },
      emit: (name, payload) => link?.emit(name, payload),
      want: (interest) => link?.want(interest),
    };
  };
}
