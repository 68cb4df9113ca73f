import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a machine under load a screen needs several seconds; the default is one second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom paces its frames with `setInterval`. If that is faked at the first of them, or when the element with the focus is removed,
// no frame ever comes again in this worker.
const { setTimeout, clearTimeout } = globalThis;
const FRAME_MS = 1000 / 60;
globalThis.requestAnimationFrame = (run) => Number(setTimeout(() => run(performance.now()), FRAME_MS));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

/** Stores of the present test (`testStore`): their timers would send requests during the tests of the next file. */
const endings: (() => void)[] = [];
Object.assign(globalThis, { [Symbol.for('bourse.endOfTest')]: endings });

// jsdom has no pointer to capture.
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { setPointerCapture: () => undefined });

afterEach(() => {
  cleanup();
  for (const end of endings.splice(0)) end();
  // A test of servers and sockets runs in plain Node, which has no storage.
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
