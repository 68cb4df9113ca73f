import type { WireReplyOf } from '@bourse/contracts/wire';
import { rejection, respond } from '@bourse/api-client/testing';
import type { HttpHandler } from 'msw';
import { agreement, newsDetail, newsList, type NewsItem } from '@bourse/contracts/news';
import { capabilities } from '@bourse/contracts/site';

const DAY_MS = 86_400_000;

/** When the newest item was updated, epoch milliseconds. */
const NEWEST_AT = Date.parse('2026-11-20T12:00:00Z');

export function aNewsItem(overrides: Partial<NewsItem> = {}): NewsItem {
  return {
    id: 3013,
    category: 3,
    title: 'PEPE/USDT is open for spot trading',
    updatedAt: NEWEST_AT,
    thumbnail: '',
    cover: '',
    ...overrides,
  };
}

const TITLES: Readonly<Record<number, readonly string[]>> = {
  3: ['PEPE/USDT is open for spot trading', 'ETH/BTC and LTC/BTC join the BTC group', 'How open orders are kept'],
  4: ['Spot fees at a glance', 'Charts count days in Shanghai time'],
  5: ['A market that is always open', 'See the whole order book', 'One simple fee: 0.1%'],
  9: ['Company profile', 'Privacy terms'],
  10: ['Fee rates'],
  19: ['Apply for a listing'],
  21: ['Limit and market orders'],
  25: ['User agreement'],
};

/** News of a category, a day apart from each other. */
export function someNews(category: number): NewsItem[] {
  return (TITLES[category] ?? []).map((title, index) =>
    aNewsItem({
      id: category * 100 + index,
      category,
      title,
      updatedAt: NEWEST_AT - (category + index * 3) * DAY_MS,
    }),
  );
}

/** News of the fake server; read at every call. */
export interface NewsServer {
  readonly news: (category: number, language: string) => readonly NewsItem[];
  /** `undefined`: no news with this id. */
  readonly article: (id: number) => WireReplyOf<typeof newsDetail> | undefined;
  readonly agreement: (language: string) => WireReplyOf<typeof agreement>;
}

const ARTICLE = {
  title: 'Fee rates',
  abstract: 'What trading costs.',
  content: '<h2>Spot trading</h2><p>Every fill costs 0.1%. See the <a href="/quotation">markets</a>.</p>',
  update_time: '2026-11-20 20:00:00',
};

const wireItem = ({ id, category, title, updatedAt, thumbnail, cover }: NewsItem) => ({
  id,
  c_id: category,
  lang: 'en',
  title,
  update_time: updatedAt === undefined ? undefined : updatedAt / 1000,
  thumbnail,
  cover,
});

/** Handlers of news and agreement, typed by the contract. */
export function newsHandlers(server: Partial<NewsServer> = {}): HttpHandler[] {
  const {
    news = someNews,
    article = () => ARTICLE,
    agreement: terms = () => ({
      title: 'User agreement',
      content: '<h2>1. Your account</h2><p>Keep it to yourself.</p>',
    }),
  } = server;
  return [
    respond(newsList, ({ request }) => ({ list: news(request.c_id, request.lang).map(wireItem) })),
    respond(newsDetail, ({ request }) => article(request.id) ?? rejection('文章不存在')),
    respond(agreement, ({ request }) => terms(request.lang)),
    // It offers every product.
    respond(capabilities, () => ({})),
  ];
}
