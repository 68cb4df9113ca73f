/**
 * Milliseconds that a test waits for a state: `eventually`, `expect.poll`, Testing Library's `find…` and `waitFor`, and
 * Playwright's `expect`. Not a bound on speed: a wait ends with the state.
 */
export declare const PATIENCE_MS = 60000;

/**
 * Milliseconds after which a test counts as hanging. Many times what the longest test takes, because the machine may be slow or
 * shared. No test sets a limit of its own.
 */
export declare const HANG_MS = 1800000;
