import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { TEST_NOW } from './clock.ts';
import { PATIENCE_MS } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

// Before the modules of the test are loaded, and again after a test that has set or faked the clock.
vi.setSystemTime(TEST_NOW);
beforeEach(() => void vi.setSystemTime(TEST_NOW));

// jsdom paces its frames with `setInterval`. If that is faked at the first of them, or when the element with the focus is removed,
// no frame ever comes again in this worker.
const { setTimeout, clearTimeout } = globalThis;
const FRAME_MS = 1000 / 60;
/** Frames that have been asked for. An animation of MUI asks for the next one in each. */
const frames = new Set<number>();
globalThis.requestAnimationFrame = (run) => {
  const frame = Number(
    setTimeout(() => {
      frames.delete(frame);
      run(performance.now());
    }, FRAME_MS),
  );
  frames.add(frame);
  return frame;
};
globalThis.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  clearTimeout(frame);
};

/** Stores of the present test (`testStore`): their timers would send requests during the tests of the next file. */
const endings: (() => void)[] = [];
Object.assign(globalThis, { [Symbol.for('bourse.endOfTest')]: endings });

// jsdom has no pointer to capture.
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { setPointerCapture: () => undefined });

// jsdom accepts a negative `scrollLeft`, a browser does not: MUI's tabs would scroll further to the left for ever.
const scrollLeft =
  typeof Element === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(Element.prototype, 'scrollLeft');
if (scrollLeft) {
  Object.defineProperty(Element.prototype, 'scrollLeft', {
    ...scrollLeft,
    set(this: Element, value: number) {
      scrollLeft.set?.call(this, Math.max(0, value));
    },
  });
}

afterEach(() => {
  cleanup();
  for (const end of endings.splice(0)) end();
  for (const frame of frames) cancelAnimationFrame(frame);
  // A test of servers and sockets runs in plain Node, which has no storage.
  if (typeof document === 'undefined') return;
  // What a test put into the page by itself: the next file of this worker has the same page.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
