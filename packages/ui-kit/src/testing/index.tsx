import { SHOWN_MS } from '../feedback/toast-store';
import { LazyToastCard } from '../feedback/toaster';
import { FormPhoneField } from '../forms/form-fields/phone/form-phone-field';
import { LazyDialogWindow } from '../overlays/dialog';
import { LazyDrawerWindow } from '../overlays/drawer';
import { LazyMenuList } from '../overlays/menu-button';
import { LazyPopoverCard } from '../overlays/popover';

export { KitProviders, renderWithKit, type KitOptions } from './render-with-kit';
export type { KitTheme } from './theme-choice';
export { inMain, loadTexts, mainWith, withKit } from './with-kit';

// Overlays, toasts and phone fields load on demand in the client. Tests and stories have them from the start: a click opens a dialog at once.
await Promise.all(
  [LazyDialogWindow, LazyDrawerWindow, LazyMenuList, LazyPopoverCard, LazyToastCard, FormPhoneField].map((part) =>
    part.preload(),
  ),
);

// A toast stays for a day: on a slow machine it would close before the test has seen it.
const DAY_MS = 86_400_000;
Object.assign(SHOWN_MS, { success: DAY_MS, info: DAY_MS, error: DAY_MS } satisfies typeof SHOWN_MS);

export { enterDay } from './enter-day';
export { translatePage } from './translate-page';
