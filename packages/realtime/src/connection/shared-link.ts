import type { Clock } from './clock';
import type { Link, LinkFactory, LinkHandlers } from './link';

/** Milliseconds within which the tab with the connection answers another one. */
const ANSWER_MS = 3000;
/** Milliseconds without a message, pings included (every 25 s), after which the tab with the connection counts as frozen. */
const SILENCE_MS = 40_000;

/** What tabs of one session tell each other. */
type Message =
  /** A tab wants to hear the events. */
  | { readonly kind: 'join' }
  /** The answer of the tab with the connection. */
  | { readonly kind: 'state'; readonly isUp: boolean }
  | { readonly kind: 'event'; readonly name: string; readonly payload: unknown }
  | { readonly kind: 'ping' }
  /** A message for the server, of a tab without the connection. */
  | { readonly kind: 'emit'; readonly name: string; readonly payload: unknown };

/** The browser's means to share; tests pass Node's. */
export interface SharedLinkBrowser {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly clock: Clock;
}

/** The part that a tab plays until it closes its link. */
interface Role {
  emit(name: string, payload: unknown): void;
  close(): void;
}

const nothing = () => {};

/**
 * One connection for all tabs of a session. The tab that holds a Web Lock has the connection and passes its events on; the others hear
 * them over a BroadcastChannel. When that tab closes or loses the connection, the lock goes to another tab: to each of the others this
 * is a lost connection, so that everything is read again, and the first that retries connects. A tab that gets no answer connects on its
 * own. The token is part of the lock's name: a tab never hears events of another session.
 */
export function sharedLink(openOwn: LinkFactory, { locks, openChannel, clock }: SharedLinkBrowser): LinkFactory {
  return (options, handlers) => {
    let own: Promise<Link> | undefined;
    let tell: (message: Message) => void = nothing;
    let role: Role | undefined;
    const lose = () => handlers.onDisconnect();

    /** The handlers of the own connection: other tabs hear what happens. */
    const told: LinkHandlers = {
      ...handlers,
      onConnect: () => {
        tell({ kind: 'state', isUp: true });
        handlers.onConnect();
      },
      onEvent: (name, payload) => {
        tell({ kind: 'event', name, payload });
        handlers.onEvent(name, payload);
      },
      onPing: () => {
        tell({ kind: 'ping' });
        handlers.onPing();
      },
    };

    /** Opens the own connection. Its library is loaded when a tab needs it for the first time. */
    function connect(): Role {
      let link: Link | undefined;
      let isClosed = false;
      own ??= openOwn(options, told);
      own.then(
        // oxlint-disable-next-line promise/always-return -- the chain ends here
        (opened) => {
          if (isClosed) return;
          link = opened;
          link.open();
        },
        () => {
          own = undefined;
          if (!isClosed) handlers.onFailure();
        },
      );
      return {
        emit: (name, payload) => link?.emit(name, payload),
        close: () => {
          isClosed = true;
          link?.close();
        },
      };
    }

    function open(name: string): Role {
      const channel = openChannel(name);
      const waiting = new AbortController();
      let connection: Role | undefined;
      let release = nothing;
      let isFollowing = false;
      let stopWaiting = nothing;
      let receive: (message: Message) => void = nothing;

      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      const send = (message: Message) => channel.postMessage(message);
      const wait = (milliseconds: number, then: () => void) => {
        stopWaiting();
        stopWaiting = clock.after(milliseconds, then);
      };

      const connectAlone = () => {
        waiting.abort();
        receive = nothing;
        connection = connect();
      };

      function lead() {
        stopWaiting();
        let hasOthers = false;
        let isUp = false;
        tell = (message) => {
          if (message.kind === 'state') isUp = message.isUp;
          if (hasOthers || message.kind === 'state') send(message);
        };
        receive = (message) => {
          if (message.kind === 'emit') connection?.emit(message.name, message.payload);
          if (message.kind !== 'join') return;
          hasOthers = true;
          send({ kind: 'state', isUp });
        };
        connection = connect();
      }

      function follow(data: Message) {
        if (data.kind === 'join' || data.kind === 'emit') return;
        wait(SILENCE_MS, isFollowing ? lose : connectAlone);
        if (data.kind === 'state' && data.isUp && !isFollowing) {
          isFollowing = true;
          wait(SILENCE_MS, lose);
          // The tab with the connection may have changed since the last answer.
          send({ kind: 'join' });
          handlers.onConnect();
        } else if (isFollowing && data.kind === 'event') {
          handlers.onEvent(data.name, data.payload);
        } else if (isFollowing && data.kind === 'ping') {
          handlers.onPing();
        }
      }

      receive = follow;
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
      send({ kind: 'join' });
      wait(ANSWER_MS, connectAlone);
      const held = locks.request(name, { signal: waiting.signal }, () => {
        if (waiting.signal.aborted) return undefined;
        if (isFollowing) {
          handlers.onDisconnect();
          return undefined;
        }
        lead();
        return new Promise<void>((resolve) => (release = resolve));
      });
      held.catch(nothing);

      return {
        emit: (event, payload) => {
          if (connection) connection.emit(event, payload);
          else send({ kind: 'emit', name: event, payload });
        },
        close: () => {
          stopWaiting();
          waiting.abort();
          tell = nothing;
          connection?.close();
          channel.close();
          release();
        },
      };
    }

    return Promise.resolve({
      open: () => {
        role?.close();
        role = open(`bourse.socket ${options.url ?? ''} ${options.session().token ?? ''}`);
      },
      close: () => {
        role?.close();
        role = undefined;
      },
      emit: (name, payload) => role?.emit(name, payload),
    });
  };
}

/** The means of this browser; `undefined` where it lacks one of them, and each tab has its own connection. */
export function sharedLinkBrowser(clock: Clock): SharedLinkBrowser | undefined {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return undefined;
  return { locks, openChannel: (name) => new BroadcastChannel(name), clock };
}
