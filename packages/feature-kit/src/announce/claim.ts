/** So long the first tab keeps its claim: until then every other tab has read from storage that the alert has fired. */
const HOLD_MS = 5000;

/**
 * Whether this tab announces a triggered alert. Every tab receives the same price at the same moment; the browser's
 * locks select exactly one. Without locks (no secure context) each tab announces it.
 */
export function claimAlert(id: string): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await new Promise((release) => setTimeout(release, HOLD_MS));
    };
    locks.request(`bourse.alert.${id}`, { ifAvailable: true }, hold).catch(reject);
  });
}
