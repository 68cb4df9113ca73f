import { int } from '../wire';
import * as v from 'valibot';

/** The four accounts of a currency: asset, coin, contract and options account. */
export const ACCOUNTS = ['legal', 'change', 'lever', 'micro'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** `from_field`, `to_field`: the account by its wire name. */
export const accountField = v.picklist(ACCOUNTS);

/** `type` of `legal_log`: 1 legal, 2 change, 3 lever, 4 micro. */
const LOG_TYPES = { legal: 1, change: 2, lever: 3, micro: 4 } as const satisfies Record<Account, number>;

/** The account's number in `legal_log`. */
export function logTypeOf(account: Account): number {
  return LOG_TYPES[account];
}

/** Reads `type` of `legal_log`; a server also accepts the text `lever`. */
export const logType = v.pipe(
  v.union([v.pipe(int, v.picklist([1, 2, 3, 4])), v.literal('lever')]),
  v.transform((type): Account => (type === 'lever' ? 'lever' : (ACCOUNTS[type - 1] ?? 'legal'))),
);

/** An account by its name, or the text that a back end sent instead of one. */
export type AccountName = { readonly name: Account } | { readonly text: string };

/** Reads the account of a row. */
export function accountName(written: string): AccountName {
  const name = ACCOUNTS.find((one) => one === written);
  return name ? { name } : { text: written };
}

/** How the texts of back ends name the accounts. The options account comes first: 秒合约 contains the word of the contract account. */
const ACCOUNT_WORDS: readonly (readonly [Account, RegExp])[] = [
  ['micro', /秒合约|期权|micro|option/i],
  ['lever', /杠杆|合约|lever|contract/i],
  ['change', /币币|change|exchange|coin/i],
  ['legal', /法币|c2c|legal|fiat/i],
];

/** The first account that a text names. */
const accountIn = (written: string) => ACCOUNT_WORDS.find(([, words]) => words.test(written))?.[0];

/** A login: an email address or a phone number. Some back ends send it where the account is due. */
const LOGIN = /@|^\+?\d[\d *-]{4,}$/;

/** The account of a ledger row: its own field, or the texts of the row where that field has the user's login or nothing. */
export function accountOfRow(written: string, texts: readonly string[]): AccountName {
  if (written !== '' && !LOGIN.test(written)) return accountName(written);
  const name = texts.map(accountIn).find((found) => found !== undefined);
  return name ? { name } : { text: '' };
}

/** Source and target of a transfer by its text, `法币划转杠杆`: the accounts in the order in which they are named. */
export function accountsInText(written: string): readonly Account[] {
  const found = ACCOUNT_WORDS.flatMap(([name, words]) => {
    const at = written.search(words);
    return at === -1 ? [] : [{ name, at, end: at + (words.exec(written)?.[0].length ?? 0) }];
  });
  return found
    .filter(({ at, end }) => !found.some((other) => other.at < at && other.end >= end))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}
