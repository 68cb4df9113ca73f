import { agreement, newsDetail, newsList, newsListGet } from '@bourse/contracts/news';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { dateTime, Rejection } from '@bourse/contract-server';
import type { Exchange } from '../exchange-interface';
import { AGREEMENT_CATEGORY } from '../content/news/articles';
import { translatedId } from '../content/news/news';
import { LARGEST_ID, type NewsLanguage } from '../store/types';
import type { Router } from '../http/route';

/** Notices, banners, articles and the user agreement. */
export function newsRoutes({ route }: Router, exchange: Exchange): void {
  async function list(category: number, lang: NewsLanguage) {
    const articles = category > LARGEST_ID ? [] : await exchange.news.list(category, lang);
    return {
      list: articles.map((article) => ({
        id: article.id,
        c_id: article.category,
        lang: article.lang,
        title: article.title,
        update_time: dateTime(article.updatedAt),
        thumbnail: article.thumbnail,
        cover: article.cover,
        sorts: article.sorts,
      })),
    };
  }

  async function open(id: number) {
    const found = id > LARGEST_ID ? undefined : await exchange.news.get(id);
    if (!found) throw new Rejection(SERVER_TEXTS.articleNotFound);
    return found;
  }

  route(newsList, ({ input }) => list(input.c_id, input.lang));
  route(newsListGet, ({ input }) => list(input.c_id, input.language));
  route(newsDetail, async ({ input }) => {
    const { id, lang } = input;
    const found = await open(id);
    const translated = lang === undefined ? undefined : await exchange.news.get(translatedId(id, lang));
    const { title, content, abstract, updatedAt } = translated ?? found;
    return { title, content, abstract, update_time: dateTime(updatedAt) };
  });
  route(agreement, async ({ input }) => {
    const [first] = await exchange.news.list(AGREEMENT_CATEGORY, input.lang);
    const { title, content } = await open(first?.id ?? 0);
    return { title, content };
  });
}
