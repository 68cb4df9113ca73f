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
  const closers: { readonly close: () => void }[] = [];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const closeTop = () => closers.at(-1)?.close();
  // MUI's overlays handle the key while they have the focus and stop its propagation. All other cases arrive here.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    closeTop();
  };
  return {
    size: () => closers.length,
    add: (close) => {
      const closer = { close };
      if (closers.length === 0) document.addEventListener('keydown', onKey);
      closers.push(closer);
      notify();
      return () => {
        closers.splice(closers.indexOf(closer), 1);
        if (closers.length === 0) document.removeEventListener('keydown', onKey);
        notify();
      };
    },
    closeTop,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The stack of the page: a page has one history, therefore one stack. */
export const pageOverlays = createOverlayStack();
