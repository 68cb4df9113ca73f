import { flushSync } from 'react-dom';
import { pageOverlays } from './overlay-stack';

/** How many overlays are open at a history entry, as its state records it. */
function depthOf(state: unknown): number {
  const isMarked = typeof state === 'object' && state !== null && 'overlays' in state;
  return isMarked && typeof state.overlays === 'number' ? state.overlays : 0;
}

/** A step that the browser has not made this long after a navigation was cancelled by the navigation. */
const STEP_TIMEOUT_MS = 1000;

/** What the overlays need to know of the router. */
export interface OverlayRouter {
  /** Does the router show the entry with this state already? Then it need not know of the move to that entry. */
  readonly isShown: (state: unknown) => boolean;
  /** A screen is loading: the router is about to add or replace an entry. */
  readonly isNavigating: () => boolean;
  /** Calls after every change of the two. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Connects the open overlays with the session history. Every open overlay has a history entry with the address of its page.
 *
 * - Back leads to the entry below and closes the topmost overlay. An overlay that stays open gets its entry again.
 * - An overlay that closes by itself removes its entry by one step back.
 * - The router does not see a move between entries of the page that it shows. It sees all other moves.
 * - After a reload, or when Back returns to a page that was left from a menu, an entry has no overlay: it is left by one step.
 *
 * Create it before the router: it must see a move first, and Chromium calls the listeners of `popstate` in the order of their
 * registration, those of the capture phase included. `connect` returns the function that disconnects.
 */
export function createOverlayHistory(): { readonly connect: (router: OverlayRouter) => () => void } {
  let onPop: ((event: PopStateEvent) => void) | undefined;
  const listener = (event: PopStateEvent) => onPop?.(event);
  window.addEventListener('popstate', listener);
  return {
    connect: (router) => {
      const connection = connectTo(router);
      onPop = connection.onPop;
      return () => {
        window.removeEventListener('popstate', listener);
        connection.disconnect();
      };
    },
  };
}

function connectTo(router: OverlayRouter) {
  const { history } = window;
  /** A step of this function that the browser has not made yet. */
  let pending:
    | { readonly by: number; readonly from: unknown; readonly startedAtShown: boolean; readonly since: number }
    | undefined;
  let timer: number | undefined;

  // A busy browser makes a step seconds later. Without a navigation the step always comes.
  const isPending = () => {
    if (!pending) return false;
    const hasNavigated = !pending.startedAtShown || !router.isShown(pending.from);
    return !hasNavigated || performance.now() - pending.since < STEP_TIMEOUT_MS;
  };
  const go = (by: number) => {
    const from: unknown = history.state;
    pending = { by, from, startedAtShown: router.isShown(from), since: performance.now() };
    history.go(by);
  };
  // A step or an entry during a navigation would lead away from the new screen. The end of either calls again.
  const mustWait = () => isPending() || router.isNavigating();
  /** Gives every open overlay its entry. */
  const addEntries = () => {
    if (mustWait()) return;
    for (let overlays = depthOf(history.state) + 1; overlays <= pageOverlays.size(); overlays += 1) {
      const state: unknown = history.state;
      history.pushState({ ...(typeof state === 'object' && state), overlays }, '');
    }
  };
  /** Gives every open overlay its entry, and removes the entries without overlay. */
  const align = () => {
    const surplus = depthOf(history.state) - pageOverlays.size();
    if (surplus > 0 && !mustWait()) go(-surplus);
    addEntries();
  };
  // Later, because a menu entry closes its menu first and opens a dialog or navigates then.
  const scheduleAlignment = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(align);
  };
  const onPop = (event: PopStateEvent) => {
    if (isPending() && pending) {
      const { by, startedAtShown } = pending;
      pending = undefined;
      event.stopImmediatePropagation();
      // The router has opened another screen since the step was started: the step has left that screen.
      if (startedAtShown && !router.isShown(event.state)) go(-by);
      else scheduleAlignment();
      return;
    }
    if (router.isShown(event.state)) event.stopImmediatePropagation();
    for (let surplus = pageOverlays.size() - depthOf(event.state); surplus > 0; surplus -= 1) {
      flushSync(pageOverlays.closeTop);
    }
    scheduleAlignment();
  };

  const onOverlays = () => {
    // At once after the commit: a Back before the entry exists would close the overlay below too.
    queueMicrotask(addEntries);
    scheduleAlignment();
  };

  const unsubscribes = [pageOverlays.subscribe(onOverlays), router.subscribe(scheduleAlignment)];
  scheduleAlignment();
  const disconnect = () => {
    window.clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
  return { onPop, disconnect };
}
