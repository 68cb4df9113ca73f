import { alsoReads, confirmation, decimal, defineCall, flag, id, int, list, maybeTime, page, text } from '../wire';
import { absolute, ceilTo, decimal as decimalOf, dividedBy, isPositive, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { accountField, accountName, accountsInText, ACCOUNTS, type Account, type AccountName } from './account';

/**
 * Moves money between two accounts of one currency. The client writes `from_field` and `to_field`, and between asset and
 * contract account also `type`: 1 into leverage, 2 out of it. A server accepts `type` 1 or 2 without the fields.
 */
export const transfer = defineCall({
  method: 'POST',
  path: '/wallet/change',
  access: 'required',
  request: v.object({
    currency_id: id,
    number: decimal,
    from_field: v.optional(accountField),
    to_field: v.optional(accountField),
    type: v.optional(v.pipe(int, v.picklist([1, 2, 3]))),
  }),
  reply: confirmation,
});

/** The accounts that a received transfer names; `undefined` where it names none (`type` 3 without fields). */
export function transferDirection(request: {
  readonly from_field?: Account | undefined;
  readonly to_field?: Account | undefined;
  readonly type?: number | undefined;
}): { readonly from: Account; readonly to: Account } | undefined {
  const { from_field: from, to_field: to, type } = request;
  if (from && to) return { from, to };
  if (type === 1) return { from: 'legal', to: 'lever' };
  if (type === 2) return { from: 'lever', to: 'legal' };
  return undefined;
}

/** `type` of a transfer between asset and contract account; other directions have none. */
export function transferType(from: Account, to: Account): 1 | 2 | undefined {
  if (from === 'legal' && to === 'lever') return 1;
  if (from === 'lever' && to === 'legal') return 2;
  return undefined;
}

/** Worth of the least transfer between asset and contract account, in USDT (money side, section 9). */
const LEVER_MINIMUM = decimalOf('100');
const AMOUNT_DECIMALS = 8;

/**
 * The least transfer between asset and contract account in a currency: 100 USDT by its price in USDT, rounded up to 8 decimals.
 * `undefined` without a price: the server decides.
 */
export function leverMinimum(usdtPrice: Decimal | undefined): Decimal | undefined {
  if (usdtPrice === undefined || !isPositive(usdtPrice)) return undefined;
  return ceilTo(dividedBy(LEVER_MINIMUM, usdtPrice), AMOUNT_DECIMALS);
}

const transferRow = v.pipe(
  v.object({
    id,
    currency_name: text,
    number: decimal,
    from_field: text,
    to_field: text,
    create_time: maybeTime,
  }),
  v.transform((wire) => ({
    id: wire.id,
    currency: wire.currency_name,
    amount: wire.number,
    from: accountName(wire.from_field),
    to: accountName(wire.to_field),
    /** Epoch milliseconds. */
    time: wire.create_time,
  })),
);

const nameOf = (name: Account | undefined): AccountName => (name ? { name } : { text: '' });

/** A transfer as a row of the account log: the accounts are in its text. */
const transferLogRow = v.pipe(
  v.object({
    id: v.fallback(v.optional(id), undefined),
    value: decimal,
    info: text,
    transaction_info: v.fallback(v.optional(text), ''),
    currency_name: v.fallback(v.optional(text), ''),
    created_time: maybeTime,
  }),
  v.transform((wire) => {
    const written = [wire.info, wire.transaction_info].find((said) => accountsInText(said ?? '').length === 2) ?? '';
    const [from, to] = accountsInText(written);
    return {
      id: wire.id,
      currency: wire.currency_name ?? '',
      amount: absolute(wire.value),
      from: nameOf(from),
      to: nameOf(to),
      time: wire.created_time,
    };
  }),
);

export type TransferRow = v.InferOutput<typeof transferRow> | v.InferOutput<typeof transferLogRow>;

/** The user's transfers, newest first, one page from page 1; an empty page is the end. */
export const transferHistory = defineCall({
  method: 'POST',
  path: '/wallet/hzhistory',
  access: 'required',
  request: v.object({ page: int }),
  reply: v.pipe(
    page(alsoReads(transferRow, transferLogRow), v.object({ list: list(transferRow) })),
    v.transform(({ rows }) => rows),
  ),
});

const transferCurrency = v.pipe(
  v.object({ id, name: text, is_legal: flag, is_match: flag, is_lever: flag, is_micro: flag }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    /** The accounts that the currency has; empty where the back end does not say. */
    accounts: ACCOUNTS.filter(
      (account) =>
        ({ legal: wire.is_legal, change: wire.is_match, lever: wire.is_lever, micro: wire.is_micro })[account],
    ),
  })),
);

export type TransferCurrency = v.InferOutput<typeof transferCurrency>;

/** Currencies that can be transferred. The list may come bare or under `list`. */
export const transferCurrencies = defineCall({
  method: 'GET',
  path: '/currency/user_currency_list',
  access: 'required',
  request: v.object({}),
  reply: v.pipe(
    page(transferCurrency, v.union([list(transferCurrency), v.object({ list: list(transferCurrency) })])),
    v.transform(({ rows }) => rows),
  ),
});
