import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildModule } from '../build-module.ts';
import { chunkFrom } from './chunk-graph.ts';
import { earlyScreens } from './early-screens.ts';
import { planOf } from './plan.ts';
import { PLAN_ID } from './read-plan.ts';

const BOOT = fileURLToPath(new URL('./boot.ts', import.meta.url));

/**
 * Makes the page request an address's files before the entry runs. The script is the same in every release, so that its hash in a
 * policy stays valid; the plan beside it has the names of the files.
 */
export function pagePlan(): Plugin {
  return {
    name: 'bourse:page-plan',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_page, { bundle, chunk: entry }) {
        const files = Object.values(bundle ?? {});
        const chunks = files.filter((file) => file.type === 'chunk').map(chunkFrom);
        const font = files.find(({ fileName }) => /inter-latin-wght-normal.*\.woff2$/.test(fileName));
        if (!font) throw new Error('The font is not in the bundle.');
        if (!entry) throw new Error('The page has no entry.');
        const plan = planOf(await earlyScreens(), chunks, entry.fileName);
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font.fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          },
          {
            tag: 'script',
            attrs: { type: 'application/json', id: PLAN_ID },
            children: JSON.stringify(plan),
            injectTo: 'head',
          },
          { tag: 'script', children: await buildModule(BOOT, 'iife'), injectTo: 'head' },
        ];
      },
    },
  };
}
