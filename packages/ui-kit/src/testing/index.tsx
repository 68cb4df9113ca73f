export { KitProviders, renderWithKit, type KitOptions } from './render-with-kit';
export { withKit } from './with-kit';
