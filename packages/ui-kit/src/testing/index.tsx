import { LazyToastCard } from '../feedback/toaster';
import { FormPhoneField } from '../forms/form-fields/phone/form-phone-field';
import { LazyDialogWindow } from '../overlays/dialog';
import { LazyDrawerWindow } from '../overlays/drawer';
import { LazyMenuList } from '../overlays/menu-button';
import { LazyPopoverCard } from '../overlays/popover';

export { KitProviders, renderWithKit, type KitOptions } from './render-with-kit';
export type { KitTheme } from './theme-choice';
export { loadTexts, withKit } from './with-kit';

// Overlays, toasts and phone fields load on demand in the client. Tests and stories have them from the start: a click opens a dialog at once.
await Promise.all(
  [LazyDialogWindow, LazyDrawerWindow, LazyMenuList, LazyPopoverCard, LazyToastCard, FormPhoneField].map((part) =>
    part.preload(),
  ),
);
export { enterDay } from './enter-day';
export { translatePage } from './translate-page';
