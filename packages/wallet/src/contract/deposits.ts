import { decimal, defineCall, id, int, list, maybeDecimal, text } from '@bourse/api-client/contract';
import type { Decimal } from '@bourse/decimal';
import * as v from 'valibot';

/** An address at which the user receives a currency over one network. */
export interface DepositAddress {
  /** `TRC20`, or the prefix as it came; empty where the back end names no network. */
  readonly network: string;
  readonly address: string;
  /** Advice of the operator, plain text. */
  readonly tips: string;
  /** Beyond the specification: the least deposit, and the confirmations after which it can be withdrawn. */
  readonly minimum: Decimal | undefined;
  readonly confirmations: number | undefined;
}

const maybeInt = v.fallback(v.optional(int), undefined);

/** Empty where the key is missing. */
const maybeText = v.optional(text, '');

const addressRow = v.object({
  id: v.fallback(v.optional(id), undefined),
  address: text,
  tips: maybeText,
  network: maybeText,
  min_number: maybeDecimal,
  confirmations: maybeInt,
});

const addressReply = v.object({
  address: v.optional(v.union([v.string(), list(addressRow)])),
  list: v.optional(list(addressRow)),
  userchongbi_type: maybeText,
  tips: maybeText,
  min_number: maybeDecimal,
  confirmations: maybeInt,
});

/**
 * Deposit addresses of a currency. The reply has three shapes: one address, `ERC20:…,TRC20:…` (both bare or under
 * `address`), or `userchongbi_type` with a list of addresses and `tips`.
 */
export const depositAddress = defineCall({
  method: 'POST',
  path: '/wallet/get_in_address',
  access: 'required',
  request: v.object({ currency: id, lang: v.optional(v.string()) }),
  reply: v.pipe(
    v.union([v.string(), addressReply]),
    v.transform((reply): DepositAddress[] => {
      if (typeof reply === 'string') return splitAddresses(reply, NO_DETAILS);
      const { address, list: rows = [], tips, min_number: minimum, confirmations } = reply;
      const details = { tips, minimum, confirmations };
      if (typeof address === 'string') return splitAddresses(address, details);
      return [...(address ?? []), ...rows].flatMap((row) =>
        splitAddresses(row.address, {
          tips: row.tips === '' ? tips : row.tips,
          minimum: row.min_number ?? minimum,
          confirmations: row.confirmations ?? confirmations,
        }).map((found) => ({
          ...found,
          network: found.network || row.network || reply.userchongbi_type,
        })),
      );
    }),
  ),
});

type Details = Pick<DepositAddress, 'tips' | 'minimum' | 'confirmations'>;
const NO_DETAILS: Details = { tips: '', minimum: undefined, confirmations: undefined };

/** `ERC20:0x1,TRC20:T2` → two addresses; a text without a network prefix is one address. */
function splitAddresses(written: string, details: Details): DepositAddress[] {
  return written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, network = '', address = part] = /^([\w -]{1,20}):\s*(.+)$/.exec(part) ?? [];
      // `bitcoincash:q…` is an address with a lower-case prefix of its own, not a network name.
      return network === network.toUpperCase()
        ? { network: network.trim(), address, ...details }
        : { network: '', address: part, ...details };
    });
}

/** The operator's own deposit address, for a transfer that a proof follows. */
export const companyAddress = defineCall({
  method: 'GET',
  path: '/money/rechange',
  access: 'required',
  request: v.object({ user_id: id }),
  reply: v.pipe(
    v.object({ company_eth_address: text }),
    v.transform((reply) => reply.company_eth_address),
  ),
});

/** A proof of a deposit that an operator reviews: from address, transaction hash, amount and a picture's address. */
export const depositProof = defineCall({
  method: 'POST',
  path: '/wallet/charge_req',
  access: 'required',
  request: v.object({
    currency: id,
    acc: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128)),
    hash: v.pipe(v.string(), v.trim(), v.maxLength(128)),
    amount: decimal,
    pic: v.pipe(v.string(), v.nonEmpty(), v.maxLength(512)),
  }),
  reply: text,
});
