/** What everybody sees alike. */
const PUBLIC_TAGS = ['Quotation', 'Bars', 'Trades', 'Currency', 'News'] as const;

/** What belongs to the reader, or says more to a reader who is known: worthless once somebody else logs in. */
export const PRIVATE_TAGS = ['Deal', 'OpenOrders', 'CompletedOrders', 'Wallet', 'User'] as const;

/** All tags of the client: they are declared where the API is created, whichever feature provides them. */
export const TAGS = [...PUBLIC_TAGS, ...PRIVATE_TAGS] as const;

export type Tag = (typeof TAGS)[number];
