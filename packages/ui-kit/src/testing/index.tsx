import { loadToastCard } from '../feedback/chunks';
import { loadPhoneFields } from '../forms/form-fields/phone/chunks';
import * as chunks from '../overlays/chunks';
import { preloadChunk } from '../loading/use-chunk';

export { KitProviders, renderWithKit, type KitOptions } from './render-with-kit';
export type { KitTheme } from './theme-choice';
export { loadTexts, withKit } from './with-kit';

// Overlays, toasts and phone fields are chunks in the client. Tests and stories have them from the start: a click opens a dialog at once.
await Promise.all([
  preloadChunk(chunks.loadDialog),
  preloadChunk(chunks.loadDrawer),
  preloadChunk(chunks.loadMenu),
  preloadChunk(chunks.loadPopover),
  preloadChunk(loadToastCard),
  preloadChunk(loadPhoneFields),
]);
export { enterDay } from './enter-day';
