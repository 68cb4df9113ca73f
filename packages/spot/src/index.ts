export { spot } from './feature';
export { spotMessages } from './locales/messages';
