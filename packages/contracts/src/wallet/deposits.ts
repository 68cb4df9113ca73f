import { confirmation, decimal, defineCall, id, int, list, maybeDecimal, text } from '../wire';
import type { Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import { networkKind } from '../addresses';

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

/** One address for each network name, `{ erc20: "0x…", trc20: "T…" }`. Only known names count: any other key is no address. */
const addressesByNetwork = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((wire) =>
    Object.entries(wire).flatMap(([name, address]) =>
      isNetworkName(name) && typeof address === 'string' && address.trim() !== ''
        ? [{ network: name.toUpperCase(), address: address.trim(), ...NO_DETAILS }]
        : [],
    ),
  ),
  v.check((addresses) => addresses.length > 0, 'no address of a known network'),
);

const addressRows = list(v.union([v.string(), addressRow]));

/** An object without a key, or with one of those that hold addresses. */
const isAddressReply = (wire: unknown) =>
  typeof wire === 'object' &&
  wire !== null &&
  !Array.isArray(wire) &&
  (Object.keys(wire).length === 0 || 'address' in wire || 'list' in wire);

/**
 * Deposit addresses of a currency. The reply has these shapes: one address, `ERC20:…,TRC20:…` (both bare or under
 * `address`), `userchongbi_type` with a list of addresses and `tips`, an object by network, or a list. An empty reply is no address;
 * a reply from which no address can be read does not fit.
 */
export const depositAddress = defineCall({
  method: 'POST',
  path: '/wallet/get_in_address',
  access: 'required',
  request: v.object({ currency: id, lang: v.optional(v.string()) }),
  reply: v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.transform((written) => splitAddresses(written, NO_DETAILS)),
      ),
      addressesByNetwork,
      v.pipe(v.custom<v.InferInput<typeof addressReply>>(isAddressReply), addressReply, v.transform(ofReply)),
      v.pipe(
        v.custom<v.InferInput<typeof addressRows>>(Array.isArray),
        addressRows,
        v.transform((rows) =>
          rows.flatMap((row) =>
            typeof row === 'string' ? splitAddresses(row, NO_DETAILS) : ofReply({ ...NO_REPLY, list: [row] }),
          ),
        ),
      ),
    ]),
    v.check((addresses) => addresses.every(({ address }) => ONE_ADDRESS.test(address)), 'no readable address'),
    v.metadata({ documented: v.union([v.string(), addressReply]) }),
  ),
});

type Details = Pick<DepositAddress, 'tips' | 'minimum' | 'confirmations'>;
const NO_DETAILS: Details = { tips: '', minimum: undefined, confirmations: undefined };

type AddressReply = v.InferOutput<typeof addressReply>;
const NO_REPLY = { userchongbi_type: '', tips: '', min_number: undefined, confirmations: undefined } as const;

function ofReply({
  address,
  list: rows = [],
  userchongbi_type,
  tips,
  min_number: minimum,
  confirmations,
}: AddressReply) {
  const details = { tips, minimum, confirmations };
  if (typeof address === 'string') return splitAddresses(address, details);
  return [...(address ?? []), ...rows].flatMap((row) =>
    splitAddresses(row.address, {
      tips: row.tips === '' ? tips : row.tips,
      minimum: row.min_number ?? minimum,
      confirmations: row.confirmations ?? confirmations,
    }).map((found) => ({ ...found, network: found.network || row.network || userchongbi_type })),
  );
}

/** An address of any network: letters and digits, with the prefix of its own that some networks write (`bitcoincash:q…`). */
const ONE_ADDRESS = /^(?:[a-z]{3,20}:)?[\w.-]{2,128}$/;

const isNetworkName = (name: string) => networkKind(name, { currency: '', currencyType: '' }) !== undefined;

/**
 * `ERC20:0x1,TRC20:T2` → two addresses, in either case; a text without a network prefix is one address. Only the name of a known
 * network, or a name in upper case, is a prefix: `bitcoincash:q…` is an address with a prefix of its own.
 */
function splitAddresses(written: string, details: Details): DepositAddress[] {
  return written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', rest = part] = /^([\w -]{1,20}):\s*(.+)$/.exec(part) ?? [];
      const network = name.trim().toUpperCase();
      return name.trim() === network || isNetworkName(network)
        ? { network, address: rest, ...details }
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

/**
 * A proof of a deposit that an operator reviews: from address, transaction hash, amount and a picture's address. `bank` is beyond the
 * specification, and is only sent to a back end that wants it.
 */
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
    bank: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(128))),
  }),
  reply: confirmation,
});
