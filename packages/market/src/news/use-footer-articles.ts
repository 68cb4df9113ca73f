import { useLanguage } from '@bourse/i18n';
import { useNewsListQuery } from '../api';
import { FOOTER_CATEGORIES } from './categories';
import { noticePath } from './notice-path';

export interface FooterArticle {
  readonly id: number;
  readonly title: string;
  /** `/components/noticeDetail?id=…` */
  readonly path: string;
}

/** The footer's three columns of articles (trading side, section 2, "Header and footer"). */
export type FooterArticles = Readonly<Record<keyof typeof FOOTER_CATEGORIES, readonly FooterArticle[]>>;

export interface FooterArticlesOptions {
  /** Do not ask yet: nobody has scrolled down to the footer. */
  readonly skip?: boolean;
}

/** Articles of a category; none while they are on their way and where they cannot be read: a footer does not complain. */
function useArticles(category: number, skip: boolean): readonly FooterArticle[] {
  const { language } = useLanguage();
  const { currentData = [] } = useNewsListQuery({ c_id: category, lang: language }, { skip });
  return currentData.map(({ id, title }) => ({ id, title, path: noticePath(id) }));
}

/** About the exchange, how it works, and support: articles in the reader's language, each by its id. */
export function useFooterArticles({ skip = false }: FooterArticlesOptions = {}): FooterArticles {
  const { about, explain, support } = FOOTER_CATEGORIES;
  const company = useArticles(about[0], skip);
  const terms = useArticles(about[1], skip);
  const explanations = useArticles(explain[0], skip);
  const guides = useArticles(explain[1], skip);
  const help = useArticles(support[0], skip);
  return { about: [...company, ...terms], explain: [...explanations, ...guides], support: help };
}
