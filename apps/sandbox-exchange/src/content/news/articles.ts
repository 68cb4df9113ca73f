import type { CoverName } from '../media/covers';

/** Metadata of an article: number, category (`c_id`), picture and age in days. */
interface Placement {
  number: number;
  category: number;
  cover: CoverName;
  daysAgo: number;
}

/** Notices 3 and 4, banners 5; 9 about us, 10 explained, 19 support, 21 guides, 25 the user agreement. */
export const AGREEMENT_CATEGORY = 25;

export const ARTICLES = {
  bannerWelcome: { number: 501, category: 5, cover: 'welcome', daysAgo: 40 },
  bannerBook: { number: 502, category: 5, cover: 'book', daysAgo: 33 },
  bannerFees: { number: 503, category: 5, cover: 'fees', daysAgo: 21 },
  noticePepe: { number: 301, category: 3, cover: 'notice', daysAgo: 3 },
  noticeBtcPairs: { number: 302, category: 3, cover: 'book', daysAgo: 9 },
  noticeOrders: { number: 303, category: 3, cover: 'notice', daysAgo: 18 },
  announceFees: { number: 401, category: 4, cover: 'fees', daysAgo: 6 },
  announceDays: { number: 402, category: 4, cover: 'welcome', daysAgo: 14 },
  announceSafety: { number: 403, category: 4, cover: 'security', daysAgo: 27 },
  companyProfile: { number: 901, category: 9, cover: 'welcome', daysAgo: 120 },
  legalStatement: { number: 902, category: 9, cover: 'notice', daysAgo: 110 },
  privacy: { number: 903, category: 9, cover: 'security', daysAgo: 100 },
  feeRates: { number: 1001, category: 10, cover: 'fees', daysAgo: 90 },
  coinIntroduction: { number: 1002, category: 10, cover: 'book', daysAgo: 88 },
  listingApplication: { number: 1901, category: 19, cover: 'notice', daysAgo: 80 },
  feedback: { number: 1902, category: 19, cover: 'welcome', daysAgo: 79 },
  guideOrders: { number: 2101, category: 21, cover: 'book', daysAgo: 60 },
  guideChart: { number: 2102, category: 21, cover: 'welcome', daysAgo: 58 },
  userAgreement: { number: 2501, category: AGREEMENT_CATEGORY, cover: 'security', daysAgo: 150 },
} as const satisfies Record<string, Placement>;

export type ArticleName = keyof typeof ARTICLES;

const isArticleName = (name: string): name is ArticleName => name in ARTICLES;

export const ARTICLE_NAMES: readonly ArticleName[] = Object.keys(ARTICLES).filter(isArticleName);

interface ArticleText {
  title: string;
  abstract: string;
  /** One block each: a paragraph, `## ` before a heading, `- ` before an entry of a list. */
  content: readonly string[];
}

/** Every article in one language. */
export type ArticleTexts = Readonly<Record<ArticleName, ArticleText>>;
