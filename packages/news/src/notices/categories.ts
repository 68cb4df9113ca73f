/** The exchange's notices (trading side, section 2), in two categories. */
export const NOTICE_CATEGORIES = [3, 4] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

/** The carousel of the home page. */
export const BANNER_CATEGORY = 5;

/**
 * The footer's columns. The specification numbers the categories of articles without naming them: 9 is about the
 * exchange, 10 and 21 explain, 19 is support, 25 holds the terms.
 */
export const FOOTER_CATEGORIES = { about: [9, 25], explain: [10, 21], support: [19] } as const;
