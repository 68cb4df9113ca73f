import { DAY_MS } from '@bourse/contract-server';
import { NEWS_LANGUAGES, type NewsArticle, type NewsLanguage } from '../../store/types';
import { coverAddress, thumbnailAddress } from '../media/covers';
import { ARTICLE_NAMES, ARTICLES, type ArticleName, type ArticleTexts } from './articles';
import { en } from './en';
import { hk } from './hk';
import { jp } from './jp';
import { kr } from './kr';
import { spa } from './spa';
import { zh } from './zh';

const TEXTS: Readonly<Record<NewsLanguage, ArticleTexts>> = { zh, hk, en, kr, jp, spa };

/**
 * The id of an article in a language: its number, then a digit for the language (1 zh, 2 hk, 3 en, 4 kr, 5 jp, 6 spa),
 * so that links can switch the language.
 */
export function articleId(name: ArticleName, lang: NewsLanguage): number {
  return ARTICLES[name].number * 10 + NEWS_LANGUAGES.indexOf(lang) + 1;
}

/** The id of an article's translation, by the rule of `articleId`. */
export function translatedId(id: number, lang: NewsLanguage): number {
  return id - (id % 10) + NEWS_LANGUAGES.indexOf(lang) + 1;
}

/** Every article in every language, with its date as a number of days before `now`. */
export function newsArticles(now: number): NewsArticle[] {
  return NEWS_LANGUAGES.flatMap((lang) =>
    ARTICLE_NAMES.map((name) => {
      const { category, number, cover, daysAgo } = ARTICLES[name];
      const { title, abstract, content } = TEXTS[lang][name];
      return {
        id: articleId(name, lang),
        category,
        lang,
        title,
        abstract,
        content: toRichText(content),
        cover: coverAddress(cover),
        thumbnail: thumbnailAddress(cover),
        updatedAt: now - daysAgo * DAY_MS,
        sorts: number % 100,
      };
    }),
  );
}

/** Blocks of text → HTML with headings, paragraphs and lists, everything else escaped. */
export function toRichText(blocks: readonly string[]): string {
  const html = blocks.map((block) => {
    if (block.startsWith('## ')) return `<h3>${escape(block.slice(3))}</h3>`;
    if (block.startsWith('- ')) return `<ul><li>${escape(block.slice(2))}</li></ul>`;
    return `<p>${escape(block)}</p>`;
  });
  return html.join('').replaceAll('</ul><ul>', '');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
