import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a machine under load a screen needs several seconds; the default is one second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no pointer to capture.
if (typeof Element !== 'undefined') Object.assign(Element.prototype, { setPointerCapture: () => undefined });

afterEach(() => {
  cleanup();
  // A test of servers and sockets runs in plain Node, which has no storage.
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
