import { getResponse, type HttpHandler } from 'msw';
import type { SessionState } from '../session/slice';
import { status } from './respond';

/** The way to the exchange: `slow` answers late, `failing` answers 500, `offline` breaks every call. */
export type NetworkCondition = 'live' | 'slow' | 'failing' | 'offline';

/** A sandbox exchange, to which the page's own origin passes calls on. */
export interface StorySandbox {
  readonly session: SessionState;
  /** Where its socket lives; the page's own origin where left out. */
  readonly socketUrl?: string | undefined;
}

export interface StoryNetwork {
  readonly condition: NetworkCondition;
  /** Who answers; handlers where left out. */
  readonly sandbox?: StorySandbox | undefined;
}

/** Milliseconds that a slow network takes longer. */
const SLOW_MS = 3000;

const present: { network: StoryNetwork } = { network: { condition: 'live' } };
const listeners = new Set<(network: StoryNetwork) => void>();

export const storyNetwork = (): StoryNetwork => present.network;

/** What Storybook's toolbar chooses; calls that are made from now on obey it. */
export function setStoryNetwork(network: StoryNetwork): void {
  present.network = network;
  for (const listener of listeners) listener(network);
}

/** Returns the way to stop. */
export function onStoryNetwork(listener: (network: StoryNetwork) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits, unless the call is given up first. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => reject(new DOMException('The call was given up.', 'AbortError'));
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  });
}

/**
 * How the store of a story or test calls the exchange: the handlers answer, the first that fits, without a server or a
 * worker. In Storybook the chosen network stands in between, and a sandbox exchange may answer in their place.
 */
export function storyFetch(handlers: readonly HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { condition, sandbox } = storyNetwork();
    if (condition === 'offline') throw new TypeError('Failed to fetch');
    if (condition === 'slow') await pause(SLOW_MS, request.signal);
    if (condition === 'failing') return status(500);
    if (sandbox) return fetch(request);
    const response = await getResponse([...handlers], request);
    if (!response) throw new TypeError(`no handler answers ${request.url}`);
    return response;
  };
}

/** Who is logged in in a story: the given one, or, where a sandbox exchange answers, its own user. */
export const storySession = (session: SessionState): SessionState => storyNetwork().sandbox?.session ?? session;
