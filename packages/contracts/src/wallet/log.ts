import { decimal, id, int, maybeDecimal, maybeTime, text } from '../wire';
import * as v from 'valibot';
import { accountOfRow } from './account';

/** `status` of a withdrawal or deposit row (contract notes, "Wallets"). */
const WITHDRAWAL_STATES = ['applying', 'approved', 'success', 'failed', 'rejected', 'internal'] as const;
export type MoneyState = (typeof WITHDRAWAL_STATES)[number];

/** The wire's number of a state. */
export function stateNumber(state: MoneyState): number {
  return WITHDRAWAL_STATES.indexOf(state);
}

/** Empty where the key is missing. */
const maybeText = v.optional(text, '');
const maybeInt = v.fallback(v.optional(int), undefined);

/** A row of `legal_log` or `account/list`. Every key after `account` is optional; `id` to `reason` are beyond the specification. */
export const logRow = v.pipe(
  v.object({
    value: decimal,
    info: text,
    created_time: maybeTime,
    account: text,
    type: v.fallback(maybeText, ''),
    transaction_info: v.fallback(maybeText, ''),
    id: v.fallback(v.optional(id), undefined),
    currency_name: maybeText,
    status: maybeInt,
    hash: maybeText,
    network: maybeText,
    address: maybeText,
    confirmations: maybeInt,
    required: maybeInt,
    reason: maybeText,
    charge: maybeDecimal,
  }),
  v.transform((wire) => ({
    /** Signed change of the available balance; of an uncredited deposit the expected amount. */
    value: wire.value,
    /** The server's explanation, to be written by `useRecordText`. */
    info: wire.info,
    /** Epoch milliseconds. */
    time: wire.created_time,
    /** The account by name, or the text that the back end sent instead. */
    account: accountOfRow(wire.account, [wire.transaction_info, wire.info, wire.type]),
    id: wire.id,
    currency: wire.currency_name,
    state: wire.status === undefined ? undefined : WITHDRAWAL_STATES[wire.status],
    hash: wire.hash,
    network: wire.network,
    address: wire.address,
    confirmations: wire.confirmations,
    required: wire.required,
    reason: wire.reason,
    fee: wire.charge,
  })),
);

export type LogRow = v.InferOutput<typeof logRow>;
