import type { Decimal } from '@bourse/decimal';

/** The largest id that the store can have: the columns of ids are integers. */
export const LARGEST_ID = 2_147_483_647;

/** The resolutions that are stored; the others are folded from them. */
export const BASE_RESOLUTIONS = ['1min', '60min', '1D'] as const;
export type BaseResolution = (typeof BASE_RESOLUTIONS)[number];

export interface StoredBar {
  pairId: number;
  resolution: BaseResolution;
  /** Epoch milliseconds. */
  openTime: number;
  open: Decimal;
  high: Decimal;
  low: Decimal;
  close: Decimal;
  /** In base currency. */
  volume: Decimal;
}

interface BarQuery {
  pairId: number;
  resolution: BaseResolution;
  /** Epoch milliseconds, both inclusive, by opening time. */
  from: number;
  to: number;
  /** Number of the latest rows. */
  limit?: number | undefined;
}

export interface Bars {
  /** Adds new bars (many thousands at once are fine); one that is there already stays as it is. */
  append(bars: readonly StoredBar[]): Promise<void>;
  /** Adds bars or replaces those with the same pair, resolution and opening time. */
  upsert(bars: readonly StoredBar[]): Promise<void>;
  /** Oldest first. */
  query(query: BarQuery): Promise<StoredBar[]>;
  latest(pairId: number, resolution: BaseResolution): Promise<StoredBar | undefined>;
}

export const NEWS_LANGUAGES = ['zh', 'hk', 'en', 'kr', 'jp', 'spa'] as const;
export type NewsLanguage = (typeof NEWS_LANGUAGES)[number];

export interface NewsArticle {
  id: number;
  /** `c_id` on the wire. */
  category: number;
  lang: NewsLanguage;
  title: string;
  abstract: string;
  /** Rich text. */
  content: string;
  cover: string;
  thumbnail: string;
  /** Epoch milliseconds. */
  updatedAt: number;
  sorts: number;
}

export interface News {
  add(articles: readonly (Omit<NewsArticle, 'id'> & { id?: number })[]): Promise<void>;
  /** Without the content; by `sorts`, then newest first. */
  list(category: number, lang: NewsLanguage): Promise<Omit<NewsArticle, 'content'>[]>;
  get(id: number): Promise<NewsArticle | undefined>;
}

/** Small facts that outlive a restart, such as how far the seeding has come. */
export interface Settings {
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
}
