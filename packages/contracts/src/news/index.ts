import { defineCall, id, int, list, maybeTime, text } from '../wire';
import * as v from 'valibot';

/** The categories that the specification names: notices 3 and 4, banners 5, articles the others. */
export const NEWS_CATEGORIES = [3, 4, 5, 9, 10, 19, 21, 25] as const;

/** The languages of news and agreement, by the codes of the wire. */
export const NEWS_LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'] as const;

const language = v.picklist(NEWS_LANGUAGES);

export const newsItem = v.pipe(
  v.object({
    id,
    c_id: id,
    lang: text,
    title: text,
    update_time: maybeTime,
    thumbnail: text,
    cover: text,
    sorts: v.fallback(v.optional(int), undefined),
  }),
  v.transform((wire) => ({
    id: wire.id,
    category: wire.c_id,
    title: wire.title,
    /** Epoch milliseconds. */
    updatedAt: wire.update_time,
    thumbnail: wire.thumbnail,
    cover: wire.cover,
  })),
);

export type NewsItem = v.InferOutput<typeof newsItem>;

const newsListReply = v.pipe(
  v.object({ list: list(newsItem) }),
  v.transform(({ list: items }) => items),
);

/** News of one category in one language. */
export const newsList = defineCall({
  method: 'POST',
  path: '/news/list',
  access: 'public',
  request: v.object({ c_id: id, lang: language }),
  reply: newsListReply,
});

/** The GET form, which names the language `language`. */
export const newsListGet = defineCall({
  method: 'GET',
  path: '/news/list',
  access: 'public',
  request: v.object({ c_id: id, language }),
  reply: newsListReply,
});

/**
 * One notice or article, with `lang` in that language if the exchange has it there: ids may differ between languages. `content` is rich
 * text: sanitise before it is shown.
 */
export const newsDetail = defineCall({
  method: 'POST',
  path: '/news/detail',
  access: 'public',
  request: v.object({ id, lang: v.optional(language) }),
  reply: v.pipe(
    v.object({ title: text, content: text, abstract: text, update_time: maybeTime }),
    v.transform(({ title, content, abstract, update_time }) => ({ title, content, abstract, updatedAt: update_time })),
  ),
});

/** The user agreement; `content` is rich text. */
export const agreement = defineCall({
  method: 'GET',
  path: '/news/xieyi',
  access: 'public',
  request: v.object({ lang: language }),
  reply: v.object({ title: text, content: text }),
});
