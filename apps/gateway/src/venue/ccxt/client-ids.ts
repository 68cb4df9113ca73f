/*
 * Client order ids as venues take them. The gateway's own have 32 hexadecimal digits, which most venues take as they are. The exceptions are
 * from the venues' documentation and from what ccxt sends; `requests.test.ts` checks them.
 */

interface IdForm {
  /** Parameter of ccxt's `createOrder`; `clientOrderId` unless ccxt drops it. */
  readonly parameter?: string;
  /** The id as the venue takes it; 32 digits unless it is given. */
  readonly sent?: (clientId: string) => string | number;
}

const DIGITS_OF_GATE = 28;
/** 44 bits: Bitfinex takes whole numbers up to 45 bits. */
const DIGITS_OF_BITFINEX = 11;
/** 52 bits: a whole number that JavaScript has exactly. */
const DIGITS_OF_HTX = 13;

const numberOf = (clientId: string, digits: number) => Number.parseInt(clientId.slice(0, digits), 16);
const uuidOf = (clientId: string) => clientId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** 32 bits. */
const DIGITS_OF_BACKPACK = 8;
/** Blockchain.com takes 20 characters. */
const DIGITS_OF_BLOCKCHAIN = 20;

const OTHER_PARAMETER: IdForm = { parameter: 'client_order_id' };
const UUID: IdForm = { sent: uuidOf };

const FORMS: Readonly<Record<string, IdForm>> = {
  backpack: { sent: (clientId) => numberOf(clientId, DIGITS_OF_BACKPACK) },
  bequant: OTHER_PARAMETER,
  bitfinex: { sent: (clientId) => numberOf(clientId, DIGITS_OF_BITFINEX) },
  bitso: { parameter: 'client_id' },
  bitvavo: UUID,
  blockchaincom: { sent: (clientId) => clientId.slice(0, DIGITS_OF_BLOCKCHAIN) },
  coinbase: OTHER_PARAMETER,
  coinbaseexchange: UUID,
  cryptocom: { parameter: 'client_oid' },
  fmfwio: OTHER_PARAMETER,
  gate: { sent: (clientId) => clientId.slice(0, DIGITS_OF_GATE) },
  hitbtc: OTHER_PARAMETER,
  onetrading: UUID,
};
/** HTX takes numbers for orders of contracts only. */
const HTX_CONTRACT: IdForm = { sent: (clientId) => numberOf(clientId, DIGITS_OF_HTX) };

function formOf(venueId: string, symbol: string): IdForm {
  if (venueId === 'htx' && symbol.includes(':')) return HTX_CONTRACT;
  return FORMS[venueId] ?? {};
}

interface Named {
  /** ccxt's name of the venue. */
  readonly venueId: string;
  readonly symbol: string;
  readonly clientId: string;
}

const sentId = ({ venueId, symbol, clientId }: Named): string | number =>
  formOf(venueId, symbol).sent?.(clientId) ?? clientId;

/** The parameter of ccxt's `createOrder` that carries the client order id. */
export function clientIdParam(named: Named): Readonly<Record<string, string | number>> {
  return { [formOf(named.venueId, named.symbol).parameter ?? 'clientOrderId']: sentId(named) };
}

/** Venues may return an id with a prefix (Gate's `t-`) or with the dashes of a UUID. */
const plain = (id: string) => id.replace(/^t-/, '').replaceAll('-', '').toLowerCase();

/** Whether the id that a venue returns with an order is the one that was sent. */
export const isClientId = (returned: string | undefined, named: Named): boolean =>
  returned !== undefined && plain(returned) === plain(String(sentId(named)));

/** Venues whose orders ccxt reads without a client order id, or sends without one: a lost order cannot be found there. */
const IDS_ARE_LOST = new Set([
  'bit2c',
  'bitbank',
  'bitbns',
  'bitflyer',
  'bitopro',
  'bitteam',
  'bitvavo',
  'btcbox',
  'coincheck',
  'coinone',
  'coinspot',
  'deribit',
  'digifinex',
  'hollaex',
  'independentreserve',
  'luno',
  'mercado',
  'p2b',
  'paymium',
  'zaif',
]);

/** Whether an order of a venue can be found by its client order id. */
export const returnsClientIds = (venueId: string): boolean => !IDS_ARE_LOST.has(venueId);
