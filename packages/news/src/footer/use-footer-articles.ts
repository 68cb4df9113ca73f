import { useIsOffered } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { useNewsListQuery } from '../api';
import { FOOTER_CATEGORIES } from '../notices/categories';
import { noticePath } from '../notices/notice-path';
import { PRODUCT } from '../product';

export interface FooterArticle {
  readonly id: number;
  readonly title: string;
  /** `/components/noticeDetail?id=…` */
  readonly path: string;
}

type Articles = readonly FooterArticle[] | undefined;

/**
 * The footer's three columns of articles (trading side, section 2, "Header and footer"); `undefined` while loading,
 * empty on failure, because the footer shows no errors.
 */
export type FooterArticles = Readonly<Record<keyof typeof FOOTER_CATEGORIES, Articles>>;

export interface FooterArticlesOptions {
  /** Skips the request until the footer is visible. */
  readonly skip?: boolean;
}

function useArticles(category: number, skip: boolean): Articles {
  const { language } = useLanguage();
  const isOffered = useIsOffered(PRODUCT);
  const { currentData, isError } = useNewsListQuery(
    { c_id: category, lang: language },
    { skip: skip || isOffered !== true },
  );
  const known = currentData ?? (isError || isOffered === false ? [] : undefined);
  return known?.map(({ id, title }) => ({ id, title, path: noticePath(id) }));
}

const both = (first: Articles, second: Articles): Articles => first && second && [...first, ...second];

/** About, help and support articles in the user's language, each by its id. */
export function useFooterArticles({ skip = false }: FooterArticlesOptions = {}): FooterArticles {
  const { about, explain, support } = FOOTER_CATEGORIES;
  const company = useArticles(about[0], skip);
  const terms = useArticles(about[1], skip);
  const explanations = useArticles(explain[0], skip);
  const guides = useArticles(explain[1], skip);
  const help = useArticles(support[0], skip);
  return { about: both(company, terms), explain: both(explanations, guides), support: help };
}
