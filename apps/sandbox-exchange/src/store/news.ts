import { sql, type Kysely, type Selectable } from 'kysely';
import { insertRows, type Columns } from './bulk';
import type { Database } from './database';
import type { News, NewsArticle } from './types';

type Row = Selectable<Database['news']>;

const COLUMNS: Columns<Row> = {
  id: 'integer',
  category: 'integer',
  lang: 'text',
  title: 'text',
  abstract: 'text',
  content: 'text',
  cover: 'text',
  thumbnail: 'text',
  updated_at: 'bigint',
  sorts: 'integer',
};

export function createNews(db: Kysely<Database>): News {
  return {
    async add(articles) {
      if (articles.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        const { last } = await transaction
          .selectFrom('news')
          .select((of) => of.fn.coalesce(of.fn.max('id'), sql<number>`0`).as('last'))
          .executeTakeFirstOrThrow();
        let next = Math.max(last, ...articles.map(({ id = 0 }) => id));
        const rows = articles.map(({ id, updatedAt, ...article }) => ({
          ...article,
          id: id ?? (next += 1),
          updated_at: updatedAt,
        }));
        await insertRows('news', COLUMNS, rows).execute(transaction);
      });
    },

    async list(category, lang) {
      const rows = await db
        .selectFrom('news')
        .select(['id', 'category', 'lang', 'title', 'abstract', 'cover', 'thumbnail', 'updated_at', 'sorts'])
        .where('category', '=', category)
        .where('lang', '=', lang)
        .orderBy('sorts')
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toItem);
    },

    async get(id) {
      const row = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
      return row && { ...toItem(row), content: row.content };
    },
  };
}

function toItem({ updated_at, ...row }: Omit<Row, 'content'>): Omit<NewsArticle, 'content'> {
  const { id, category, lang, title, abstract, cover, thumbnail, sorts } = row;
  return { id, category, lang, title, abstract, cover, thumbnail, sorts, updatedAt: updated_at };
}
