import { getResponse, type HttpHandler } from 'msw';
import type { SessionState } from '../session/slice';
import { status } from './respond';

/** The simulated network: `slow` delays replies, `failing` answers 500, `offline` fails every call. */
export type NetworkCondition = 'live' | 'slow' | 'failing' | 'offline';

/** A sandbox exchange to which the page's origin forwards calls. */
export interface StorySandbox {
  readonly session: SessionState;
  /** Origin of its socket; default: the page's origin. */
  readonly socketUrl?: string | undefined;
}

export interface StoryNetwork {
  readonly condition: NetworkCondition;
  /** Where replies come from; default: handlers. */
  readonly sandbox?: StorySandbox | undefined;
}

/** Extra delay of a slow network, milliseconds. */
const SLOW_MS = 3000;

const present: { network: StoryNetwork } = { network: { condition: 'live' } };
const listeners = new Set<(network: StoryNetwork) => void>();

export const storyNetwork = (): StoryNetwork => present.network;

/** The selection in Storybook's toolbar; applies to all later calls. */
export function setStoryNetwork(network: StoryNetwork): void {
  present.network = network;
  for (const listener of listeners) listener(network);
}

/** Returns the unsubscribe function. */
export function onStoryNetwork(listener: (network: StoryNetwork) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Waits, unless the call is aborted first. */
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
 * The transport of stories and tests: the first matching handler answers, without a server or a service worker. In
 * Storybook the selected network is simulated, and a sandbox exchange may answer instead.
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

/** The session of a story: the given one, or the sandbox exchange's user if one answers. */
export const storySession = (session: SessionState): SessionState => storyNetwork().sandbox?.session ?? session;
