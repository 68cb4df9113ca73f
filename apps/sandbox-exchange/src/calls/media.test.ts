import { setImmediate as nextTurn } from 'node:timers/promises';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsArticles } from '../content/news/news';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

const qrCode = (query: string) => test.app.server.inject({ url: `/api/qrcode${query}` });

it('the call for a QR code returns the QR code of a text as a picture', async () => {
  const picture = await qrCode(`?text=${encodeURIComponent('https://bourse.example/app?a=1&b=2')}`);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.body).toMatch(/^<svg/);
  expect((await qrCode('?text=other')).body).not.toBe(picture.body);
});

it('no text of a QR code becomes part of the picture’s markup', async () => {
  const { body } = await qrCode(`?text=${encodeURIComponent('<script>alert(1)</script>')}`);
  expect(body).not.toContain('script');
});

it.each(['', '?text=', '?text=a&text=b', `?text=${'x'.repeat(513)}`])(
  'the call for a QR code refuses %.20s',
  async (query) => {
    expect((await qrCode(query)).json()).toEqual({ type: 'error', message: SERVER_TEXTS.parameterError });
  },
);

it('the largest QR code fits', async () => {
  expect((await qrCode(`?text=${'x'.repeat(512)}`)).headers['content-type']).toContain('image/svg+xml');
});

it('QR codes that are requested at once leave time for other work between them', async () => {
  const CODES = 20;
  let turns = 0;
  const over = new AbortController();
  const other = (async () => {
    for (; !over.signal.aborted; turns += 1) await nextTurn();
  })();
  await Promise.all(Array.from({ length: CODES }, (_, number) => qrCode(`?text=${number}`)));
  over.abort();
  await other;
  expect(turns).toBeGreaterThanOrEqual(CODES);
});

it('every picture that an article names exists, and lists show a part of it', async () => {
  for (const { cover, thumbnail } of newsArticles(0)) {
    const [whole, part] = await Promise.all([cover, thumbnail].map((url) => test.app.server.inject({ url })));
    expect(whole?.body).toMatch(/^<svg[^>]* viewBox="0 0 1200 420"/);
    expect(part?.body).toMatch(/^<svg[^>]* viewBox="608 44 592 333"/);
  }
  expect((await test.app.server.inject({ url: '/api/media/thumbnails/none.svg' })).statusCode).toBe(404);
});
