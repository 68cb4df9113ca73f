import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildModule } from './build-module.ts';
import { earlyScreens } from './page/early-screens.ts';

const HEAD = fileURLToPath(new URL('../src/early-requests/head.ts', import.meta.url));

async function script(): Promise<string> {
  const { screens } = await earlyScreens();
  const calls = Object.entries(screens).flatMap(([path, screen]) =>
    screen.calls.length > 0 ? [[path, screen.calls] as const] : [],
  );
  return buildModule(HEAD, 'iife', { define: { EARLY_CALLS: JSON.stringify(Object.fromEntries(calls)) } });
}

/**
 * Puts the script that sends the first requests into the head of `index.html`, so that they are under way while the client's
 * scripts load. It is inline, because a file of its own would come a round trip later; the server allows it by its hash.
 */
export function earlyRequests(): Plugin {
  let built: Promise<string> | undefined;
  return {
    name: 'bourse:early-requests',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        built ??= script();
        return [{ tag: 'script', children: await built, injectTo: 'head-prepend' }];
      },
    },
  };
}
