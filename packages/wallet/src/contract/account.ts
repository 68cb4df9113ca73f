import { int } from '@bourse/api-client/contract';
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
