import { randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { eventually } from '@bourse/vitest-config/eventually';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../accounts/types';
import type { Product } from '../core/product';
import { createTestApp, type TestApp } from '../testing/test-app';
import { DAILY_QUOTA } from '../uploads/uploads';

let shownTo: number;
/** Shows every picture to one user. */
const gallery: Product<object> = {
  name: 'gallery',
  load: () => Promise.resolve({}),
  writes: () => undefined,
  mayView: (_db, _upload, userId) => Promise.resolve(userId === shownTo),
};

let test: TestApp;
let alice: User;
let token: string;
let jpeg: Buffer;
let webp: Buffer;

beforeEach(async () => {
  shownTo = 0;
  test = await createTestApp({ products: [gallery] });
  alice = await test.user();
  token = await test.token(alice);
  jpeg = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  webp = await sharp(jpeg).webp().toBuffer();
});

afterEach(() => test.close());

async function send(bytes: Buffer, { field = 'file', as = token, name = 'a.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const request = new Request('http://localhost/api/upload', { method: 'POST', body: form });
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/api/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...(as !== '' && { authorization: as }) },
  });
  return { status: response.statusCode, ...response.json<{ type: unknown; message: string }>() };
}

const see = (url: string, as?: string) =>
  test.app.server.inject({ method: 'GET', url, headers: as === undefined ? {} : { authorization: as } });

describe('an upload', () => {
  it('an upload is answered with an address that shows the picture to its owner, re-encoded and without metadata', async () => {
    const { type, message } = await send(jpeg);
    expect(type).toBe('ok');
    expect(message).toMatch(/^\/api\/uploads\/[\w-]{32}\.jpeg$/);
    const response = await see(message, token);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'image/jpeg',
    });
    expect(response.rawPayload.includes('secret place')).toBe(false);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 8, height: 6, format: 'jpeg' });
  });

  it('an upload is visible only to its owner and to users to whom a product shows it', async () => {
    const { message } = await send(jpeg);
    const bob = await test.user();
    const other = await test.token(bob);
    expect((await see(message, other)).statusCode).toBe(404);
    expect((await see(message)).json()).toMatchObject({ type: 999 });
    shownTo = bob.id;
    expect((await see(message, other)).statusCode).toBe(200);
  });

  it.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a WebP', () => webp],
    ['a GIF', () => Buffer.from('GIF89a')],
    ['text with the first bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('<script>')])],
    ['an empty file', () => Buffer.alloc(0)],
    ['half a picture', () => jpeg.subarray(0, jpeg.length / 2)],
  ])('an upload refuses %s, whatever its name and type', async (_, bytes) => {
    expect(await send(bytes())).toMatchObject({ type: 'error' });
    expect(await test.store.db.selectFrom('uploads').select('name').execute()).toEqual([]);
  });

  it('a picture that is stored in several pieces is served whole', async () => {
    const side = 300;
    const pixels = randomBytes(side * side * 3);
    const noise = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
    const { message } = await send(noise);
    const shown = await see(message, token);
    expect(await sharp(shown.rawPayload).raw().toBuffer()).toEqual(pixels);
  });

  it('an upload drops data appended to a picture', async () => {
    const { message } = await send(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    expect((await see(message, token)).rawPayload.includes('script')).toBe(false);
  });

  it('an upload refuses a picture of too many pixels before it decodes it', async () => {
    const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await send(bomb)).toMatchObject({ type: 'error' });
  });

  it('an upload refuses more than 4 MB', async () => {
    expect(await send(Buffer.alloc(4 * 1024 * 1024 + 1, jpeg))).toMatchObject({
      status: 413,
      message: '图片大小不能超过4M',
    });
  });

  it('an upload needs a token, and a file in the right field', async () => {
    expect(await send(jpeg, { as: '' })).toMatchObject({ type: 999 });
    expect(await send(jpeg, { field: 'picture' })).toMatchObject({ type: 'error' });
  });

  it('an upload waits while pictures of other users are decoded, and is refused while one of the same user waits', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => test.user()));
    const { uploads } = test.exchange;
    const sent = [alice, ...users, alice].map(({ id }) => uploads.add(id, jpeg));
    const results = await Promise.all(sent);
    expect(results.slice(0, -1).map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(results.at(-1)).toEqual({ ok: false, reason: 'busy' });
  });

  it('an upload is refused before its body is sent while another one of the user is received', async () => {
    const address = await test.app.server.listen({ host: '127.0.0.1', port: 0 });
    const headers = {
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 4_000_000,
      authorization: token,
    };
    const requests = Array.from({ length: 2 }, () => httpRequest(`${address}/api/upload`, { method: 'POST', headers }));
    // The connection of the refused one may be closed, as those of both are in the end.
    const { promise: answer, resolve } = Promise.withResolvers<IncomingMessage>();
    for (const one of requests) {
      one
        .on('response', resolve)
        .on('error', () => undefined)
        .flushHeaders();
    }
    expect(JSON.parse(await text(await answer))).toMatchObject({ message: SERVER_TEXTS.tooManyRequests });
    for (const one of requests) one.destroy();
    await eventually(async () => expect(await send(jpeg)).toMatchObject({ type: 'ok' }));
  });

  it('an upload has a daily quota', async () => {
    for (let count = 0; count < DAILY_QUOTA; count += 1) await test.exchange.uploads.add(alice.id, jpeg);
    expect(await test.exchange.uploads.add(alice.id, jpeg)).toEqual({ ok: false, reason: 'quota_used_up' });
    test.clock.advance(24 * 60 * 60_000 + 1);
    expect(await test.exchange.uploads.add(alice.id, jpeg)).toMatchObject({ ok: true });
  });
});
