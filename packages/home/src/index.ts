export { home } from './feature';
export { homeMessages } from './locales/messages';
export { PairLinksProvider, usePairLinks, type PairLinks } from './pair-links/pair-links';
export { AppDownload } from './start-page/app-download';
