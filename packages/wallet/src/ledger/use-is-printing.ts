import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const state = { isPrinting: false };

function subscribe(onChange: () => void): () => void {
  // The browser lays the page out for the printer as soon as the event is over: the change must be rendered within it.
  const change = (isPrinting: boolean) => () => {
    state.isPrinting = isPrinting;
    flushSync(onChange);
  };
  const [before, after] = [change(true), change(false)];
  globalThis.addEventListener('beforeprint', before);
  globalThis.addEventListener('afterprint', after);
  return () => {
    globalThis.removeEventListener('beforeprint', before);
    globalThis.removeEventListener('afterprint', after);
  };
}

/** Is the page being printed? */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => state.isPrinting);
}
