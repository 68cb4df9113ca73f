export { home } from './feature';
export { homeMessages } from './locales/messages';
export { AppDownload } from './start-page/app-download';
