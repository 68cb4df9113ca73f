/**
 * The fixed moment of the wall clock of a test in jsdom: a Friday, 20:00 in Shanghai. No test depends on the day on which it
 * runs or on the speed of the machine. A test that needs time to pass sets it (`vi.setSystemTime`) or fakes timers, which begin at
 * this moment.
 */
export const TEST_NOW = Date.parse('2026-11-20T12:00:00Z');
