import type { Clock } from './clock';
import { mergeInterests, type Interest } from '@bourse/contracts/events';
import type { Link, LinkFactory, LinkHandlers } from './link';
import { createTabInterests } from './tab-interests';

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
  | { readonly kind: 'emit'; readonly name: string; readonly payload: unknown }
  /** The public events that a tab without the connection wants: at a change, and in answer to each ping. */
  | { readonly kind: 'want'; readonly tab: string; readonly interest: Interest }
  /** A tab without the connection closes its link. */
  | { readonly kind: 'leave'; readonly tab: string };

/** Sent by the tab with the connection; the other messages are for it. */
const FROM_LEADER: readonly Message['kind'][] = ['state', 'event', 'ping'];

/** The browser's means to share; tests pass Node's. */
export interface SharedLinkBrowser {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
  readonly clock: Clock;
}

/** The part that a tab plays until it closes its link. */
interface Role {
  emit(name: string, payload: unknown): void;
  want(interest: Interest): void;
  close(): void;
}

const nothing = () => {};

/**
 * One connection for all tabs of a session. The tab that holds a Web Lock has the connection and passes its events on; the others hear
 * them over a BroadcastChannel. When that tab closes or loses the connection, the lock goes to another tab: to each of the others this
 * is a lost connection, so that everything is read again, and the first that retries connects. A tab that gets no answer connects on its
 * own. The token is part of the lock's name: a tab never hears events of another session. The server is told what all tabs want
 * together.
 */
export function sharedLink(openOwn: LinkFactory, { locks, openChannel, clock }: SharedLinkBrowser): LinkFactory {
  return (options, handlers) => {
    let own: Promise<Link> | undefined;
    let tell: (message: Message) => void = nothing;
    let role: Role | undefined;
    const lose = () => handlers.onDisconnect();
    const others = createTabInterests();
    const union = () => mergeInterests([options.interest(), ...others.all()]);

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
      own ??= openOwn({ ...options, interest: union }, told);
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
        want: (interest) => link?.want(interest),
        close: () => {
          isClosed = true;
          link?.close();
        },
      };
    }

    function open(name: string): Role {
      const channel = openChannel(name);
      const tab = crypto.randomUUID();
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
        const wantIfChanged = (hasChanged: boolean) => {
          // A connection that opens tells the union itself.
          if (hasChanged && isUp) connection?.want(union());
        };
        tell = (message) => {
          if (message.kind === 'state') isUp = message.isUp;
          if (hasOthers || message.kind === 'state') send(message);
          if (message.kind === 'ping') wantIfChanged(others.forgetSilent());
        };
        receive = (message) => {
          if (message.kind === 'emit') connection?.emit(message.name, message.payload);
          if (message.kind === 'want') wantIfChanged(others.set(message.tab, message.interest));
          if (message.kind === 'leave') wantIfChanged(others.delete(message.tab));
          if (message.kind !== 'join') return;
          hasOthers = true;
          send({ kind: 'state', isUp });
        };
        connection = connect();
      }

      function follow(data: Message) {
        if (!FROM_LEADER.includes(data.kind)) return;
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
          send({ kind: 'want', tab, interest: options.interest() });
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
        want: (interest) => {
          if (connection) connection.want(union());
          else send({ kind: 'want', tab, interest });
        },
        close: () => {
          stopWaiting();
          waiting.abort();
          tell = nothing;
          if (connection) connection.close();
          else send({ kind: 'leave', tab });
          others.clear();
          channel.close();
          release();
        },
      };
    }

    return Promise.resolve({
      open: () => {
        role?.close();
        // The number is that of the messages between tabs: a tab of an older build has a connection of its own.
        role = open(`bourse.socket 2 ${options.url ?? ''} ${options.session().token ?? ''}`);
      },
      close: () => {
        role?.close();
        role = undefined;
      },
      emit: (name, payload) => role?.emit(name, payload),
      want: (interest) => role?.want(interest),
    });
  };
}

/** The means of this browser; `undefined` where it lacks one of them, and each tab has its own connection. */
export function sharedLinkBrowser(clock: Clock): SharedLinkBrowser | undefined {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined || typeof BroadcastChannel === 'undefined') return undefined;
  return { locks, openChannel: (name) => new BroadcastChannel(name), clock };
}
