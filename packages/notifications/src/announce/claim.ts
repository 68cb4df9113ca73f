/** Duration of the claim of the first tab. Within it every other tab receives the same news or reads it from storage. */
const HOLD_MS = 5000;

/**
 * Whether this tab announces a piece of news by sound or notification. Every tab receives it at about the same moment;
 * the browser's locks select exactly one. Without locks (no secure context) each tab announces it.
 * @param name the same in all tabs, e.g. `alert.12`
 */
export function claimAnnouncement(name: string): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await new Promise((release) => setTimeout(release, HOLD_MS));
    };
    locks.request(`bourse.${name}`, { ifAvailable: true }, hold).catch(reject);
  });
}
