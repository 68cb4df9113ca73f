/** The arrangement of phones is a chunk of its own: wide screens do not load it. */
export const loadPhoneArrangement = () => import('./phone-arrangement');
