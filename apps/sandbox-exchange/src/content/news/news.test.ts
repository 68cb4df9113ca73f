import { NEWS_CATEGORIES } from '@bourse/contracts/news';
import { expect, it } from 'vitest';
import { NEWS_LANGUAGES } from '../../store/types';
import { ARTICLE_NAMES } from './articles';
import { articleId, newsArticles, toRichText } from './news';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const articles = newsArticles(NOW);

/** The blocks of an article, without their words. */
const shape = (content: string) => content.match(/<(?:h3|p|li)>/g);

it('the news has every category in every language', () => {
  for (const lang of NEWS_LANGUAGES) {
    const categories = articles.filter((article) => article.lang === lang).map(({ category }) => category);
    expect(new Set(categories)).toEqual(new Set(NEWS_CATEGORIES));
  }
});

it('the news is complete and different in every language', () => {
  for (const name of ARTICLE_NAMES) {
    const ids = NEWS_LANGUAGES.map((lang) => articleId(name, lang));
    const texts = ids.map((id) => articles.find((article) => article.id === id));
    expect(new Set(texts.map((text) => text?.title)).size).toBe(NEWS_LANGUAGES.length);
    expect(new Set(texts.map((text) => text?.content)).size).toBe(NEWS_LANGUAGES.length);
    for (const text of texts) expect([text?.title, text?.abstract, text?.content]).not.toContain('');
  }
});

it('the news has the same structure in every language', () => {
  for (const name of ARTICLE_NAMES) {
    const shapes = NEWS_LANGUAGES.map((lang) => {
      const found = articles.find((article) => article.id === articleId(name, lang));
      return shape(found?.content ?? '');
    });
    for (const other of shapes) expect(other).toEqual(shapes[0]);
  }
});

it('the news has dates in the past', () => {
  for (const { updatedAt } of articles) expect(updatedAt).toBeLessThan(NOW);
});

it('the news has ids of its own', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});

it('rich text has headings, paragraphs and lists, and escapes the rest', () => {
  expect(toRichText(['## A & B', 'x < y', '- one', '- two', 'end'])).toBe(
    '<h3>A &amp; B</h3><p>x &lt; y</p><ul><li>one</li><li>two</li></ul><p>end</p>',
  );
});
