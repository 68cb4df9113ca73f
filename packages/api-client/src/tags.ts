/** Public data: the same for all users. */
const PUBLIC_TAGS = ['Quotation', 'Bars', 'Trades', 'Currency', 'News'] as const;

/** Data of the user, or public data with more details for a known user: invalid after another user logs in. */
export const PRIVATE_TAGS = [
  'Deal',
  'OpenOrders',
  'CompletedOrders',
  'Wallet',
  'User',
  'LeverOrders',
  'LeverStream',
  'Options',
  'SettledOptions',
  'OptionAccount',
  'C2cAds',
  'C2cOrders',
  'Acceptors',
  'Launch',
  'Subscriptions',
] as const;

/** All tags of the client. They are declared with the API, whichever feature provides them. */
export const TAGS = [...PUBLIC_TAGS, ...PRIVATE_TAGS] as const;

export type Tag = (typeof TAGS)[number];
