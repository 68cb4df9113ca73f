/** What a page tells the service worker: addresses that it loaded without the worker. */
export interface LoadReport {
  readonly files: readonly string[];
  /** The first report of a page. Later ones have files that were on their way. */
  readonly isVisit: boolean;
}
