import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app';

const SCRIPT = 'document.title = 1;';
const PAGE = `<!doctype html><script>${SCRIPT}</script><div id="root"></div>${' '.repeat(2000)}`;
const CODE = `export const text = '${'a'.repeat(2000)}';`;

let webDir: string;
let test: TestApp;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'bourse-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), PAGE);
  await writeFile(join(webDir, 'brand.json'), '{}');
  await writeFile(join(webDir, '.secret'), 'hidden');
  await writeFile(join(webDir, 'assets', 'main-AbCd1234.js'), CODE);
  await writeFile(join(webDir, 'assets', 'main-AbCd1234.js.br'), brotliCompressSync(CODE));
  await writeFile(join(webDir, 'assets', 'other-AbCd1234.js'), CODE);
  test = await createTestApp({ env: { WEB_DIR: webDir } });
});

afterAll(async () => {
  await test.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.server.inject({ url, headers });
const navigate = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

it.each(['/', '/index.html', '/dealCenter', '/components/noticeDetail?id=1', '/account/accountSet'])(
  'the page is served at %s, is kept for a minute while it is revalidated, and has its policy',
  async (url) => {
    const response = await navigate(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(PAGE);
    expect(response.headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=60');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(response.headers['content-security-policy']).not.toContain('unsafe-inline');
  },
);

it('the page is not served for non-navigation requests or missing files', async () => {
  for (const url of ['/assets/none-12345678.js', '/favicon.ico', '/api/none', '/sandbox/clock', '/socket.io']) {
    const response = await navigate(url);
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.json()).toMatchObject({ type: 'error' });
  }
  expect((await get('/dealCenter', { accept: '*/*' })).statusCode).toBe(404);
  expect((await test.app.server.inject({ method: 'POST', url: '/dealCenter' })).statusCode).toBe(404);
});

it('files with a hash in their name are cached forever, others are revalidated', async () => {
  const asset = await get('/assets/main-AbCd1234.js');
  expect(asset.body).toBe(CODE);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/brand.json')).headers['cache-control']).toBe('no-cache');
});

it('files are served as they were compressed beforehand, or are compressed on request', async () => {
  const ready = await get('/assets/main-AbCd1234.js', { 'accept-encoding': 'br, gzip' });
  expect(ready.headers['content-encoding']).toBe('br');
  expect(ready.rawPayload).toEqual(brotliCompressSync(CODE));
  expect(ready.headers['cache-control']).toContain('immutable');
  expect(ready.headers['content-type']).toContain('javascript');
  const made = await get('/assets/other-AbCd1234.js', { 'accept-encoding': 'gzip' });
  expect(made.headers['content-encoding']).toBe('gzip');
  expect(made.rawPayload.length).toBeLessThan(200);
  const page = await get('/', { 'accept-encoding': 'br' });
  expect(page.headers['content-encoding']).toBe('br');
});

it('files outside of the folder, and hidden ones, are not served', async () => {
  for (const url of ['/.secret', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd']) {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  }
});

it.each(['/', '/api/cfg/kefu', '/assets/main-AbCd1234.js', '/none.txt'])(
  'every answer of %s has the security headers',
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=(self), geolocation=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

it('every answer over https requires https from then on', async () => {
  const behindProxy = await createTestApp({ env: { TRUST_PROXY: '1' } });
  const response = await behindProxy.app.server.inject({
    url: '/api/cfg/kefu',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(response.headers['strict-transport-security']).toContain('max-age=31536000');
  await behindProxy.close();
});

it('the page and its policy name the origin of the assets, and other origins may read the files', async () => {
  const origin = 'https://cdn.example';
  const page = `<script type="module" crossorigin src="/assets/main-AbCd1234.js"></script>${PAGE}`;
  const folder = await mkdtemp(join(tmpdir(), 'bourse-cdn-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(page));
  await writeFile(join(folder, 'assets', 'main-AbCd1234.js'), CODE);
  const own = await createTestApp({ env: { WEB_DIR: folder, ASSETS_ORIGIN: origin } });
  const { body, headers } = await own.app.server.inject({ url: '/dealCenter', headers: { accept: 'text/html' } });
  expect(body).toContain(`src="${origin}/assets/main-AbCd1234.js"`);
  expect(headers['cache-control']).toBe('public, max-age=0, stale-while-revalidate=60');
  for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src']) {
    expect(headers['content-security-policy']).toContain(`${directive} 'self' ${origin}`);
  }
  const asset = await own.app.server.inject('/assets/main-AbCd1234.js');
  expect(asset.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  await own.close();
  await rm(folder, { recursive: true });
});

it('the page explains that there is no built client, and the exchange works', async () => {
  const bare = await createTestApp({ env: { WEB_DIR: '/nowhere/<b>' } });
  const page = await bare.app.server.inject({ url: '/dealCenter', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('/nowhere/&lt;b>');
  expect((await bare.app.server.inject('/api/cfg/kefu')).statusCode).toBe(200);
  await bare.close();
});
