import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { open, visit } from '../shared/browser.ts';
import { answersOf, servePages, type PageServer } from '../shared/page-server.ts';
import type { Viewport } from './screens.ts';

const SETTLE_MS = 6000;

/** Runs in the page: the current document with its styles inlined, without scripts and content below the fold. */
function snapshotInPage(): string {
  for (const element of document.querySelectorAll('body *')) {
    if (element.isConnected && element.getBoundingClientRect().top > innerHeight) element.remove();
  }
  for (const element of document.querySelectorAll('script, link[rel=modulepreload], style')) element.remove();
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = document.createElement('style');
  style.textContent = rules.map(({ cssText }) => cssText).join('\n');
  document.head.append(style);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}

/** The first screen of an address as a page of its own that runs no script. */
function snapshot(address: string, viewport: Viewport): Promise<string> {
  return visit(
    async ({ page }) => {
      await open(page, address);
      await sleep(SETTLE_MS);
      return page.evaluate(snapshotInPage);
    },
    { viewport },
  );
}

/**
 * Serves the first screens of the given paths of an exchange as static pages, with the exchange's own fonts and pictures:
 * nothing that shows the same can be there sooner.
 */
export async function serveFloors(exchange: string, paths: readonly string[], viewport: Viewport): Promise<PageServer> {
  const pages = new Map<string, Buffer>();
  for (const path of paths) pages.set(path, brotliCompressSync(await snapshot(`${exchange}${path}`, viewport)));
  const others = answersOf(exchange);
  return servePages((incoming, outgoing) => {
    const page = pages.get(incoming.url ?? '');
    if (!page) return others(incoming, outgoing);
    outgoing.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(page);
    return undefined;
  });
}
