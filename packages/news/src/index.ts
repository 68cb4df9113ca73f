export { news } from './feature';
export { newsMessages } from './locales/messages';
export { useFooterArticles, type FooterArticle, type FooterArticles } from './footer/use-footer-articles';
export { followPush } from './push/follow-push';
export { noticePath } from './notices/notice-path';
export { markNoticesRead, useReadNotices } from './notices/read-notices';
export { useNotices, type News } from './notices/use-news';
