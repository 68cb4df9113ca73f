export { KitProviders, renderWithKit, type KitOptions } from './render-with-kit';
export type { KitTheme } from './theme-choice';
export { loadTexts, withKit } from './with-kit';
