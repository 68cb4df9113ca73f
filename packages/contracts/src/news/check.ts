import * as news from '.';
import { probe, type ContractCheck } from '../check';

declare module '../check' {
  interface Known {
    newsId?: number;
  }
}

/** Meanings of the fields that only this package has, or that have a meaning of their own here. */
const FIELDS = {
  c_id: 'Category: 3 and 4 notices, 5 banners, 9, 10, 19, 21 and 25 articles.',
  cover: 'Address of a picture, wide.',
  language: 'Language.',
  sorts: 'Place in the list, smaller ones first.',
  thumbnail: 'Address of a picture, small.',
  title: 'Title, plain text.',
};

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  contract: news,
  subject: 'News, notices, the user agreement.',
  product: 'news',
  probes: [
    probe(
      news.newsList,
      () => news.NEWS_CATEGORIES.flatMap((c_id) => news.NEWS_LANGUAGES.map((lang) => ({ c_id, lang }))),
      (known, items) => {
        const [first] = items;
        if (first) known.newsId ??= first.id;
      },
    ),
    probe(news.newsListGet, () => news.NEWS_LANGUAGES.map((language) => ({ c_id: 21, language }))),
    probe(news.newsDetail, ({ newsId }) => (newsId === undefined ? [] : [{ id: newsId }])),
    probe(news.agreement, () => news.NEWS_LANGUAGES.map((lang) => ({ lang }))),
  ],
  screens: [['News and notices', news.newsList, news.newsDetail]],
  fields: FIELDS,
};
