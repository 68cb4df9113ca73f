/** The part of the Network Information API that matters here; TypeScript has no types for it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** On these a chunk that is not needed delays the calls of the present screen by seconds. */
const SLOW: readonly (string | undefined)[] = ['slow-2g', '2g', '3g'];

/**
 * May the page load a screen that the user has not asked for? Not offline, not with the data saver, and not on a slow
 * connection. Browsers without the Network Information API (Safari, Firefox) report neither of the latter.
 */
export function mayPrefetch(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the interface
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return navigator.onLine && connection?.saveData !== true && !SLOW.includes(connection?.effectiveType);
}
