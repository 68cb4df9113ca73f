import { createExternalStore } from '../hooks/external-store';

/** The open overlays of a page, the topmost one last. */
export interface OverlayStack {
  readonly size: () => number;
  /** Adds an overlay on top. Returns the function that removes it. */
  readonly add: (close: () => void) => () => void;
  /** Asks the topmost overlay to close. An overlay with a pending command may stay open. */
  readonly closeTop: () => void;
  /** Calls after an overlay was added or removed. */
  readonly subscribe: (listener: () => void) => () => void;
}

function createOverlayStack(): OverlayStack {
  const closers = createExternalStore<readonly { readonly close: () => void }[]>([]);
  const closeTop = () => closers.get().at(-1)?.close();
  // MUI's overlays handle the key while they have the focus and stop its propagation. All other cases arrive here.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    closeTop();
  };
  return {
    size: () => closers.get().length,
    add: (close) => {
      const closer = { close };
      if (closers.get().length === 0) document.addEventListener('keydown', onKey);
      closers.set([...closers.get(), closer]);
      return () => {
        const others = closers.get().filter((other) => other !== closer);
        if (others.length === 0) document.removeEventListener('keydown', onKey);
        closers.set(others);
      };
    },
    closeTop,
    subscribe: closers.subscribe,
  };
}

/** The stack of the page: a page has one history, therefore one stack. */
export const pageOverlays = createOverlayStack();
