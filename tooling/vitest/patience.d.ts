/**
 * Milliseconds that a test waits for a state: `eventually`, and Testing Library's `find…` and `waitFor` in jsdom and in
 * stories. A browser under load needs several seconds, for example to encode a photo, which it does when it is idle.
 */
export declare const PATIENCE_MS = 20000;
