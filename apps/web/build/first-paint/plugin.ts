import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, defaultServerConditions, type HtmlTagDescriptor, type Plugin } from 'vite';
import { ATTRIBUTES } from './attributes.ts';
import type { Painted } from './draw.tsx';
import { PLAN_ID, planOf, type Chunk } from './plan.ts';

const BOOT = fileURLToPath(new URL('./boot.ts', import.meta.url));
const PLACE = fileURLToPath(new URL('./place.ts', import.meta.url));
const DRAW = fileURLToPath(new URL('./draw.tsx', import.meta.url));

type Built = Awaited<ReturnType<typeof build>>;

function chunksOf(result: Built) {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
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
  const [chunk] = chunksOf(result);
  if (!chunk) throw new Error(`${file} was not built.`);
  return chunk.code.trim();
}

/** Runs the client's own components on this machine. */
async function draw(root: string): Promise<readonly Painted[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { conditions: ['@bourse/source', ...defaultServerConditions] },
    ssr: { noExternal: true, resolve: { conditions: ['@bourse/source', ...defaultServerConditions] } },
    build: { ssr: DRAW, write: false, reportCompressedSize: false },
  });
  const folder = await mkdtemp(join(root, 'node_modules/.first-paint-'));
  try {
    const chunks = chunksOf(result);
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await Promise.all(chunks.map(({ fileName, code }) => writeFile(join(folder, fileName), code)));
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('The first paint was not built.');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from `draw.tsx` a moment ago
    const { drawFirstPaint } = (await import(join(folder, entry.fileName))) as {
      drawFirstPaint: () => Promise<readonly Painted[]>;
    };
    return await drawFirstPaint();
  } finally {
    await rm(folder, { recursive: true });
  }
}

const FONT = /url\([^)]*\/(inter-latin-wght-normal)[^)]*\)/g;

/** The brand's colours are not known yet: elements in the accent colour are hidden. */
const WAITING = `#root>[inert]{--bourse-palette-primary-main:transparent;--bourse-palette-primary-fill:transparent}#root>[inert] button{visibility:hidden}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The drawings of a screen as templates, which `place.ts` chooses from. */
function templatesOf({ path, session, drawings }: Painted): string {
  return drawings
    .map(({ language, html, media, unset }) => {
      const attributes = {
        [ATTRIBUTES.language]: language,
        [ATTRIBUTES.path]: path,
        [ATTRIBUTES.session]: session ?? '',
        [ATTRIBUTES.media]: media,
        [ATTRIBUTES.unset]: unset.join(' '),
      };
      const written = Object.entries(attributes).filter(([, value]) => value !== '');
      return `<template ${written.map(([name, value]) => `${name}="${escaped(value)}"`).join(' ')}>${html}</template>`;
    })
    .join('');
}

/** The start of Vite's element for the entry. */
const ENTRY = '<script type="module" crossorigin src="/';

/** The prerendered screen needs the sheet and the font only: all scripts come after them. */
const behindTheSheet = (page: string) =>
  page.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

/** Replaced in each page by its sheet and its drawings. */
const SHEET = '/first-paint.css';
const DRAWINGS = 'first-paint-drawings';
/** Emotion's cache reads the names of rules that a page has from this attribute of an empty style element. */
const EMOTION = 'data-emotion';
const RULES = 'css first-paint-rules';
const BASE = 'css-global first-paint-base';

/** @throws Error if the page does not have the text exactly once */
function replaced(page: string, text: string, by: string): string {
  const parts = page.split(text);
  if (parts.length !== 2) throw new Error(`The page has ${parts.length - 1} times ${text}.`);
  return parts.join(by);
}

/**
 * Prerenders the planned screens in every language, each into a page of its own beside `index.html`, and makes the page request
 * an address's files before the entry runs. The two scripts are the same in every page and release, so that their hashes in a
 * policy stay valid. A server without these pages returns `index.html` for all addresses, as for any client-side router.
 *
 * @param runBeforeEntry names of chunks of the entry that get a script element each, before the entry's: the browser runs each
 *   in a task of its own, instead of all in the entry's task
 */
export function firstPaint(runBeforeEntry: readonly string[]): Plugin[] {
  let root = '';
  let painted: Promise<{ pages: readonly Painted[]; boot: string; place: string }>;
  let font = '';
  /** By the file of the page. */
  const sheets = new Map<string, string>();
  const drawing: Plugin = {
    name: 'bourse:first-paint',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      painted = Promise.all([draw(root), inlineScript(BOOT), inlineScript(PLACE)]).then(([pages, boot, place]) => ({
        pages,
        boot,
        place,
      }));
      // Awaited later; a failure must not end the process before that.
      painted.catch(() => undefined);
    },
    // Before the service worker's plugin lists the assets.
    async generateBundle(_options, bundle) {
      const { pages } = await painted;
      font = Object.keys(bundle).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file)) ?? '';
      if (font === '') throw new Error('The font is not in the bundle.');
      for (const { file, css } of pages) {
        const source = css.replaceAll(FONT, `url(/${font})`) + WAITING;
        const sheet = `assets/first-paint-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.css`;
        sheets.set(file, `/${sheet}`);
        this.emitFile({ type: 'asset', fileName: sheet, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle, chunk: entry }) {
        const { boot, place } = await painted;
        const chunks = Object.values(bundle ?? {}).flatMap((file): Chunk[] =>
          file.type === 'chunk'
            ? [{ fileName: file.fileName, source: file.facadeModuleId ?? undefined, imports: file.imports }]
            : [],
        );
        const parts = runBeforeEntry.map((name) => {
          const part = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === name);
          if (!part) throw new Error(`There is no chunk ${name} to run before the entry.`);
          return `<script type="module" crossorigin src="/${part.fileName}"></script>`;
        });
        const html = behindTheSheet(replaced(page, ENTRY, [...parts, ENTRY].join('\n    ')));
        const plan = planOf(chunks, entry?.facadeModuleId?.split('/').slice(-3).join('/') ?? 'index.html');
        const tags: HtmlTagDescriptor[] = [
          { tag: 'link', attrs: { rel: 'stylesheet', href: SHEET }, injectTo: 'head-prepend' },
          { tag: 'style', attrs: { [EMOTION]: RULES }, injectTo: 'head' },
          { tag: 'style', attrs: { [EMOTION]: BASE }, injectTo: 'head' },
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          },
          { tag: 'script', attrs: { type: 'application/json', id: PLAN_ID }, children: JSON.stringify(plan) },
          { tag: 'script', children: boot },
          { tag: 'template', attrs: { id: DRAWINGS }, injectTo: 'body' },
          { tag: 'script', children: place, injectTo: 'body' },
        ];
        return { html, tags };
      },
    },
  };
  const pages: Plugin = {
    name: 'bourse:first-paint-pages',
    apply: 'build',
    generateBundle: {
      // After Vite's own plugin, which writes `index.html`.
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const source = String(index.source);
        for (const page of (await painted).pages) {
          const html = [
            [SHEET, sheets.get(page.file) ?? ''],
            [RULES, `css ${page.ruleNames.join(' ')}`],
            [BASE, `css-global ${page.baseName}`],
            [`<template id="${DRAWINGS}"></template>`, templatesOf(page)],
          ].reduce((text, [mark = '', by = '']) => replaced(text, mark, by), source);
          if (page.file === index.fileName) index.source = html;
          else this.emitFile({ type: 'asset', fileName: page.file, source: html });
        }
      },
    },
  };
  return [drawing, pages];
}
