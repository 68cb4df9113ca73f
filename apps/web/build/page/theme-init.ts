import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { buildModule } from '../build-module.ts';

const ENTRY = fileURLToPath(new URL('./theme-init-entry.ts', import.meta.url));

/** ui-kit's script and style, imported from its entry point. */
async function themeInitTags(): Promise<HtmlTagDescriptor[]> {
  const code = await buildModule(ENTRY, 'es');
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { script, style } = v.parse(v.object({ script: v.string(), style: v.string() }), module);
  return [
    { tag: 'script', children: script, injectTo: 'head' },
    { tag: 'style', children: style, injectTo: 'head' },
  ];
}

/**
 * Puts the script that chooses day or night, and the colours of both, into the head of `index.html`, before anything is painted.
 * A server allows them by their hashes.
 */
export function themeInit(): Plugin {
  let tags: Promise<HtmlTagDescriptor[]> | undefined;
  return {
    name: 'bourse:theme-init',
    transformIndexHtml: { order: 'post', handler: () => (tags ??= themeInitTags()) },
  };
}
