import type { ReceivedOf, WireReplyOf } from '@bourse/contracts/wire';
import { respond } from '@bourse/api-client/testing';
import { quotationNew } from '@bourse/contracts/market';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { capabilities, tokenPrice } from '@bourse/contracts/site';
import type { HttpHandler } from 'msw';
import {
  accountLog,
  addAddress,
  addressCurrencies,
  companyAddress,
  conversionHistory,
  convertSmall,
  deleteAddress,
  depositAddress,
  depositProof,
  ledger,
  quoteSmall,
  savedAddresses,
  smallBalances,
  transfer,
  transferCurrencies,
  transferHistory,
  walletDetail,
  walletList,
  withdraw,
  withdrawalInfo,
} from '@bourse/contracts/wallet';
import { aWireQuote, aWireSmall, aWireWallet } from './fixtures';

type WireRow = NonNullable<NonNullable<WireReplyOf<typeof accountLog>>['list']>[number];
type WireTransfer = NonNullable<NonNullable<WireReplyOf<typeof transferHistory>>['list']>[number];

/** State of the fake back end of tests and stories; a change affects the next reply. */
export interface WalletExchange {
  wallet: WireReplyOf<typeof walletList>;
  info: WireReplyOf<typeof withdrawalInfo>;
  addresses: WireReplyOf<typeof depositAddress>;
  log: WireRow[];
  ledger: WireRow[];
  transfers: WireTransfer[];
  book: { id: number; address: string; notes: string }[];
  /** Fields that the back end announces. */
  announced: Readonly<Record<string, unknown>>;
  small: WireReplyOf<typeof smallBalances>;
  /** The next quote. */
  quote: WireReplyOf<typeof quoteSmall>;
  conversions: WireReplyOf<typeof quoteSmall>[];
  /** Requests that arrived, in order. */
  readonly withdrawals: ReceivedOf<typeof withdraw>[];
  readonly moved: ReceivedOf<typeof transfer>[];
  readonly proofs: ReceivedOf<typeof depositProof>[];
  readonly quoted: ReceivedOf<typeof quoteSmall>[];
  readonly converted: ReceivedOf<typeof convertSmall>[];
}

/** 1,000 USDT that can be withdrawn over three networks, nothing in the logs. */
export function walletExchange(overrides: Partial<WalletExchange> = {}): WalletExchange {
  return {
    wallet: aWireWallet(),
    info: {
      name: 'USDT',
      change_balance: '1000',
      min_number: 10,
      max_number: 5000,
      day_limit: 8000,
      day_used: 0,
      rate: 1,
    },
    addresses:
      'ERC20:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,TRC20:TJRabPrwbZy45sbavfcjinPJC18kjpRTv8,OMNI:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    log: [],
    ledger: [],
    transfers: [],
    book: [],
    announced: {},
    small: aWireSmall(),
    quote: aWireQuote(),
    conversions: [],
    withdrawals: [],
    moved: [],
    proofs: [],
    quoted: [],
    converted: [],
    ...overrides,
  };
}

/** Everything is on the first page. */
const first = <Row>(rows: readonly Row[], page: number) => (page === 1 ? [...rows] : []);

/** Handlers of MSW that answer from the exchange. Put others before them for failures. */
export function walletHandlers(exchange: WalletExchange): HttpHandler[] {
  return [
    respond(quotationNew, () => []),
    respond(capabilities, () => exchange.announced),
    respond(walletList, () => exchange.wallet),
    respond(walletDetail, () => ({
      currency_name: 'USDT',
      legal_balance: '50',
      lock_legal_balance: '1',
      cny_price: '7',
    })),
    respond(tokenPrice, () => ({ price: '0.35' })),
    respond(withdrawalInfo, () => exchange.info),
    respond(depositAddress, () => exchange.addresses),
    respond(companyAddress, () => ({ company_eth_address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' })),
    respond(accountLog, ({ request }) => ({ list: first(exchange.log, request.page) })),
    respond(ledger, ({ request }) => ({ data: first(exchange.ledger, request.page) })),
    respond(transferHistory, ({ request }) => ({ list: first(exchange.transfers, request.page) })),
    respond(transferCurrencies, () => [{ id: 1, name: 'USDT', is_legal: 1, is_match: 1, is_lever: 1, is_micro: 1 }]),
    respond(addressCurrencies, () => [{ id: 1, name: 'USDT' }]),
    respond(savedAddresses, () => exchange.book),
    respond(addAddress, ({ request }) => {
      exchange.book = [{ id: exchange.book.length + 1, ...request }, ...exchange.book];
      return SERVER_TEXTS.addressAdded;
    }),
    respond(deleteAddress, ({ request }) => {
      exchange.book = exchange.book.filter(({ id }) => id !== request.address_id);
      return SERVER_TEXTS.addressDeleted;
    }),
    respond(withdraw, ({ request }) => {
      exchange.withdrawals.push(request);
      return SERVER_TEXTS.withdrawalSubmitted;
    }),
    respond(transfer, ({ request }) => {
      exchange.moved.push(request);
      return SERVER_TEXTS.transferred;
    }),
    respond(smallBalances, () => exchange.small),
    respond(quoteSmall, ({ request }) => {
      exchange.quoted.push(request);
      return exchange.quote;
    }),
    respond(convertSmall, ({ request }) => {
      exchange.converted.push(request);
      exchange.conversions = [exchange.quote, ...exchange.conversions];
      return SERVER_TEXTS.exchanged;
    }),
    respond(conversionHistory, ({ request }) => {
      const { conversions } = exchange;
      return { list: first(conversions, request.page), total: conversions.length };
    }),
    respond(depositProof, ({ request }) => {
      exchange.proofs.push(request);
      return SERVER_TEXTS.depositSubmitted;
    }),
  ];
}
