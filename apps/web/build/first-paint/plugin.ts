import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, defaultServerConditions, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { FirstPaint } from './draw.tsx';
import { PLAN_ID, planOf, SCREEN_ATTRIBUTE, type Chunk } from './plan.ts';

const BOOT = fileURLToPath(new URL('./boot.ts', import.meta.url));
const PLACE = fileURLToPath(new URL('./place.ts', import.meta.url));
const DRAW = fileURLToPath(new URL('./draw.tsx', import.meta.url));

type Built = Awaited<ReturnType<typeof build>>;

function codeOf(result: Built): string {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error('A part of the first paint was not built.');
  return code.trim();
}

/** A script of this folder as text for inlining. */
async function inlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@bourse/source', ...defaultClientConditions] },
    build: {
      write: false,
      reportCompressedSize: false,
      lib: { entry: file, formats: ['iife'], name: 'firstPaint' },
    },
  });
  return codeOf(result);
}

/** Runs the client's own components on this machine. */
async function draw(root: string): Promise<FirstPaint> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { conditions: ['@bourse/source', ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: ['@bourse/source', ...defaultServerConditions] } },
    build: {
      ssr: DRAW,
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const folder = await mkdtemp(join(root, 'node_modules/.first-paint-'));
  try {
    const file = join(folder, 'draw.mjs');
    await writeFile(file, codeOf(result));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from `draw.tsx` a moment ago
    const { drawFirstPaint } = (await import(file)) as { drawFirstPaint: () => Promise<FirstPaint> };
    return await drawFirstPaint();
  } finally {
    await rm(folder, { recursive: true });
  }
}

const FONT = /url\([^)]*\/(inter-latin-wght-normal)[^)]*\)/g;

/** The brand's colours are not known yet: elements in the accent colour are hidden. */
const WAITING = `#root>[inert]{--bourse-palette-primary-main:transparent;--bourse-palette-primary-fill:transparent}#root>[inert] button{visibility:hidden}`;

/**
 * Prerenders the start page's first screen into `index.html`, in every language, and makes the page request an
 * address's files before the entry runs. The two scripts are the same in every release, so that their hashes in a
 * policy stay valid.
 */
export function firstPaint(): Plugin {
  let root = '';
  let painted: Promise<{ paint: FirstPaint; boot: string; place: string }>;
  let font = '';
  let sheet = '';
  return {
    name: 'bourse:first-paint',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      painted = Promise.all([draw(root), inlineScript(BOOT), inlineScript(PLACE)]).then(([paint, boot, place]) => ({
        paint,
        boot,
        place,
      }));
      // Awaited later; a failure must not end the process before that.
      painted.catch(() => undefined);
    },
    async generateBundle(_options, bundle) {
      const { paint } = await painted;
      font = Object.keys(bundle).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file)) ?? '';
      if (font === '') throw new Error('The font is not in the bundle.');
      const css = paint.css.replaceAll(FONT, `url(/${font})`) + WAITING;
      sheet = `assets/first-paint-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
      this.emitFile({ type: 'asset', fileName: sheet, source: css });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle, chunk: entry }) {
        const { paint, boot, place } = await painted;
        const chunks = Object.values(bundle ?? {}).flatMap((file): Chunk[] =>
          file.type === 'chunk'
            ? [{ fileName: file.fileName, source: file.facadeModuleId ?? undefined, imports: file.imports }]
            : [],
        );
        const plan = planOf(chunks, entry?.facadeModuleId?.split('/').slice(-3).join('/') ?? 'index.html');
        const templates = Object.entries(paint.screens).map(([language, html]): HtmlTagDescriptor => ({
          tag: 'template',
          attrs: { [SCREEN_ATTRIBUTE]: language },
          children: html,
          injectTo: 'body',
        }));
        return [
          { tag: 'link', attrs: { rel: 'stylesheet', href: `/${sheet}` }, injectTo: 'head-prepend' },
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          },
          { tag: 'script', attrs: { type: 'application/json', id: PLAN_ID }, children: JSON.stringify(plan) },
          { tag: 'script', children: boot },
          ...templates,
          { tag: 'script', children: place, injectTo: 'body' },
        ];
      },
    },
  };
}
