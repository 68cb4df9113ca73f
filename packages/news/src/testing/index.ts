export { aNewsItem, newsHandlers, someNews, type NewsServer } from './news';
