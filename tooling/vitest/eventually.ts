import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/**
 * Repeats a check until it no longer throws, and gives its result. Faked timers are advanced between the checks. Use it
 * instead of `vi.waitFor`, which gives up after one second.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: PATIENCE_MS });
