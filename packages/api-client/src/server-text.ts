const LOCKED = /^(?:账户|账号|帐户|帐号|用户)已(?:被)?(?:锁定|冻结)/;
const MOMENT = /\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[ T]?\d{1,2}:\d{2}(?::\d{2})?)?/;
const LOG_IN = /请(?:您)?(?:先)?登[录陆]|未登[录陆]|(?:log|sign) ?in/i;
const AGAIN = /过期|失效|超时|重新登[录陆]|expired|out of date|again/i;

/**
 * The time until which an account is locked, from a text such as `账号已被锁定，2026-11-20 08:00:00前不能进行此操作`; `undefined` for
 * every other text (trading side, section 8).
 */
export function lockedUntil(text: string): string | undefined {
  return LOCKED.test(text) ? MOMENT.exec(text)?.[0] : undefined;
}

/** Distinguishes the two texts of 999: "please log in", and "your login is out of date, log in again". */
export function asksToLogIn(text: string): boolean {
  return LOG_IN.test(text) && !AGAIN.test(text);
}
