import { agreement, NEWS_CATEGORIES, newsDetail, newsList, newsListGet } from '@bourse/contracts/news';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, newsArticles } from '../content/news/news';
import { NEWS_LANGUAGES } from '../store/types';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await test.exchange.news.add(newsArticles(test.clock.now()));
});

afterAll(() => test.close());

describe('news', () => {
  it('the news is listed by category and language, by POST and by GET', async () => {
    for (const lang of NEWS_LANGUAGES) {
      for (const category of NEWS_CATEGORIES) {
        const items = await test.reply(newsList, { c_id: category, lang });
        expect(items.length).toBeGreaterThan(0);
        expect(items.every((item) => item.category === category && item.title !== '')).toBe(true);
        expect(await test.reply(newsListGet, { c_id: category, language: lang })).toEqual(items);
      }
    }
  });

  it('the pictures of the news are on this server', async () => {
    const [banner] = await test.reply(newsList, { c_id: 5, lang: 'en' });
    const picture = await test.app.server.inject(banner?.cover ?? '');
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.body).toContain('<svg');
  });

  it('an article opens by id, with text and date', async () => {
    const detail = await test.reply(newsDetail, { id: articleId('feeRates', 'jp') });
    expect(detail.title).toBe('手数料率');
    expect(detail.content).toContain('<li>');
    expect(detail.updatedAt).toBeLessThan(test.clock.now());
  });

  it('an article opens in another language, and in its own where it has no translation', async () => {
    const id = articleId('feeRates', 'jp');
    const english = await test.reply(newsDetail, { id: articleId('feeRates', 'en') });
    expect(await test.reply(newsDetail, { id, lang: 'en' })).toEqual(english);
    await test.exchange.news.add([{ ...newsArticles(test.clock.now())[0]!, id: 990_001, title: 'Only in Chinese' }]);
    expect(await test.reply(newsDetail, { id: 990_001, lang: 'en' })).toMatchObject({ title: 'Only in Chinese' });
  });

  it.each([0, 7, 2_147_483_647])('the id %i finds no article', async (id) => {
    expect(await test.ask(newsDetail, { id })).toEqual(
      expect.objectContaining({ status: 200, type: 'error', message: SERVER_TEXTS.articleNotFound }),
    );
    expect(await test.reply(newsList, { c_id: id, lang: 'en' })).toEqual([]);
  });

  it.each([2_147_483_648, Number.MAX_SAFE_INTEGER])('the id %i, which is out of range, is refused', async (id) => {
    const refused = { status: 200, type: 'error', message: SERVER_TEXTS.parameterError };
    expect(await test.ask(newsDetail, { id })).toMatchObject(refused);
    expect(await test.ask(newsList, { c_id: id, lang: 'en' })).toMatchObject(refused);
  });

  it('the agreement exists in every language', async () => {
    const titles = await Promise.all(NEWS_LANGUAGES.map(async (lang) => (await test.reply(agreement, { lang })).title));
    expect(new Set(titles).size).toBe(NEWS_LANGUAGES.length);
  });

  it('the news requires a supported language', async () => {
    expect(await test.ask(newsList, { c_id: 5, lang: 'fr' })).toMatchObject({
      type: 'error',
      message: SERVER_TEXTS.parameterError,
    });
  });
});
