import { FEATURES, PRODUCTS } from './features';

/** Description and unit of the wire fields that several contracts have. A contract declares its own in its `check.ts`. */
export const SHARED_FIELDS: Readonly<Record<string, string>> = {
  abstract: 'Summary, plain text.',
  address: 'Not used by the client.',
  alipay_account: 'Alipay account.',
  bank_account: 'Number of the bank card or account.',
  bank_name: 'Name of the bank.',
  close: 'Last price of the bar, in quote currency; of a running bar the present one.',
  cny_price: 'The last price in renminbi.',
  content: 'Rich text (HTML); the client sanitises it.',
  create_time: 'When it was made.',
  currency_id: 'Identity of the base currency: what is traded.',
  currency_name: 'Code of the base currency (in a balance: of the currency), such as `BTC`.',
  data: 'Rows of the page.',
  high: 'Highest price, in quote currency; of the last 24 hours, or of the bar.',
  id: 'Identity of the row.',
  in: 'Bids, best (highest) price first.',
  lang: 'Language.',
  last_price: 'Price of the newest trade, in quote currency.',
  legal_id: 'Identity of the quote currency: what it is priced in.',
  legal_name: 'Code of the quote currency, such as `USDT`.',
  limit: 'Rows of a page.',
  list: 'One page of rows; an empty one is the end.',
  low: 'Lowest price, in quote currency; of the last 24 hours, or of the bar.',
  name: 'Name: of a group the currency that heads its tab, of a currency its code.',
  number: 'Amount, in base currency; of an open order what is still open.',
  number_step: 'Optional: amounts of the pair are whole multiples of it.',
  open: 'First price of the bar, in quote currency.',
  out: 'Asks, best (lowest) price first.',
  page: 'Page, from 1.',
  price: 'Price, in quote currency. At market it is not looked at.',
  real_name: 'Name of the account holder.',
  reason: 'Why it was rejected, plain text. Optional.',
  symbol: 'The pair, such as `BTC/USDT`.',
  time: 'When it happened; of a bar the moment at which it opens.',
  total: 'Rows of all pages.',
  type: 'Side: `in` is a buy, `out` a sale.',
  update_time: 'When it was last changed.',
  user_id: 'Identity of a user.',
  volume: 'Traded in the last 24 hours, or during the bar; in base currency.',
  way: 'Side: 2 is a buy, anything else a sale.',
  wechat_account: 'WeChat account.',
  wechat_nickname: 'WeChat name.',
};

/** A call, event or schema, and the package whose contract has it. */
export interface Place {
  /** Folder of the package. */
  readonly owner: string;
  /** `POST /api/wallet/list`, or the name of the event or the schema. */
  readonly name: string;
}

/** A description as the documents have it: `{products}` are the names of the products that packages declare. */
export const worded = (meaning: string): string =>
  meaning.replace('{products}', PRODUCTS.map((product) => `\`${product}\``).join(', '));

/** The description of a field in this place: the one of the package for this place, else for the field, else the shared one. */
export function meaningOf(field: string, { owner, name }: Place): string {
  const own = FEATURES[owner]?.fields;
  const meaning = own?.[`${name} › ${field}`] ?? own?.[field] ?? SHARED_FIELDS[field];
  if (meaning === undefined) {
    throw new RangeError(`${name} › ${field} has no meaning yet: say it in packages/contracts/src/${owner}/check.ts`);
  }
  return worded(meaning);
}
