/** A problem of the store that the operator can fix; the message is one sentence with the advice. */
export class StoreError extends Error {
  override name = 'StoreError';
}
