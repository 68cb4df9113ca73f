const LOCKED = /^(?:账户|账号|帐户|帐号|用户)(?:已被?)?(?:锁定|冻结)/;
const MOMENT = /\d{4}[-/]\d{1,2}[-/]\d{1,2}(?:[ T]?\d{1,2}:\d{2}(?::\d{2})?)?/;
const LOG_IN = /请(?:您)?(?:先)?登[录陆]|未登[录陆]|(?:log|sign) ?in/i;
const AGAIN = /过期|失效|超时|重新登[录陆]|expired|out of date|again/i;

/**
 * The time until which an account is locked, from a text such as `账号已被锁定，2026-11-20 08:00:00前不能进行此操作` or
 * `账号锁定中,2026-11-20 08:00 前不能进行此操作`; `undefined` for every other text (trading side, section 8).
 */
export function lockedUntil(text: string): string | undefined {
  return LOCKED.test(text) ? MOMENT.exec(text)?.[0] : undefined;
}

/** Distinguishes the two texts of 999: "please log in", and "your login is out of date, log in again". */
export function asksToLogIn(text: string): boolean {
  return LOG_IN.test(text) && !AGAIN.test(text);
}

const NONE_YET =
  /^(?:您|你)?(?:还|暂时?|尚)?(?:没有|未|无)(?:添加|设置|任何|相关)?.{0,12}(?:地址|数据|记录|信息|订单)$|^(?:no (?:data|records?|address(?:es)?)|you have not added)/i;

/** Whether the refusal of a read says that the list has no entry yet, such as `您还没有添加提币地址`. */
export function meansNone(text: string): boolean {
  return NONE_YET.test(text.trim());
}
