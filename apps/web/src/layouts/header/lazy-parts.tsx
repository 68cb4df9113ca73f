import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { ProgressLine } from '../progress-line';

const nothing = () => null;

/** The bell of the header. A visitor does not load it, and without it the header is complete. */
export const LazyBell = lazyPart(async () => (await import('./bell')).Bell, { fallback: null, failed: nothing });

/** The total of the header: beside the free space, so that nothing else moves when it comes. The menu of small screens waits for it. */
export const LazyTotalAssets = lazyPart(async () => (await import('./total-assets')).TotalAssets, {
  fallback: null,
  failed: nothing,
});

/** How long a log-out waits for the code of its question. */
const ASK_WITHIN_MS = 3000;

/**
 * Whether a log-out must ask first. It does not where the code of the question does not come: the session ends here whatever the network
 * does, and what outlasts a log-out is written with each change.
 */
export const asksBeforeLogOut = (): Promise<boolean> =>
  Promise.race([
    Promise.all([import('./device-data'), import('./log-out-dialog')]).then(([deviceData]) =>
      deviceData.asksBeforeLogOut(),
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ASK_WITHIN_MS)),
  ]).catch(() => false);

/** The question before a log-out. */
export const LazyLogOutDialog = lazyPart(async () => (await import('./log-out-dialog')).LogOutDialog, {
  fallback: <ProgressLine />,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** The menu of small screens: preloaded when a finger comes near its button. The total above its entries would move them under the finger. */
export const LazyMenuSheet = lazyPart(
  async () => {
    const [{ MenuSheet }] = await Promise.all([import('./menu-sheet'), LazyTotalAssets.preload()]);
    return MenuSheet;
  },
  {
    fallback: <ProgressLine />,
    failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
  },
);
