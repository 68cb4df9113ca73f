import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { WireReplyOf } from '@bourse/contracts/wire';
import type { InferInput } from 'valibot';
import type { conversionQuote, LogRow, smallBalances, walletList } from '@bourse/contracts/wallet';

type WireWallet = WireReplyOf<typeof walletList>;

/** Four accounts as the exchange sends them: some of each in the first two, nothing in the others. */
export function aWireWallet(overrides: Partial<WireWallet> = {}): WireWallet {
  return {
    legal_wallet: {
      balance: [
        {
          currency: 1,
          currency_name: 'USDT',
          legal_balance: '50000.12345678',
          lock_legal_balance: '120',
          usdt_price: 1,
        },
        { currency: 2, currency_name: 'BTC', legal_balance: '0.75', lock_legal_balance: '0', usdt_price: '60000.5' },
        { currency: 3, currency_name: 'DOGE', legal_balance: '3', lock_legal_balance: '0', usdt_price: '0.1' },
        { currency: 4, currency_name: 'NEW', legal_balance: '5', lock_legal_balance: '0', usdt_price: '0' },
      ],
      usdt_totle: '95120.79845678',
    },
    change_wallet: {
      balance: [
        { currency: 1, currency_name: 'USDT', change_balance: '7.5', lock_change_balance: '2.5', usdt_price: 1 },
      ],
      usdt_totle: '10',
    },
    lever_wallet: { balance: [], usdt_totle: '0' },
    micro_wallet: { balance: [], usdt_totle: '0' },
    is_open_CTbi: 1,
    ...overrides,
  };
}

/** BTC and DOGE worth 8 USDT, and NEW without a price; into USDT or BRS. */
export function aWireSmall(
  overrides: Partial<WireReplyOf<typeof smallBalances>> = {},
): WireReplyOf<typeof smallBalances> {
  return {
    small_below: '10',
    fee_rate: '0.02',
    next_time: 0,
    targets: [
      { currency: 1, currency_name: 'USDT' },
      { currency: 5, currency_name: 'BRS' },
    ],
    list: [
      { currency: 2, currency_name: 'BTC', number: '0.00005', worth: '5', convertible: 1 },
      { currency: 3, currency_name: 'DOGE', number: '30', worth: '3', convertible: 1 },
      { currency: 4, currency_name: 'NEW', number: '2', worth: '1', convertible: 0 },
    ],
    ...overrides,
  };
}

/** An offer of 7.84 USDT for BTC and DOGE, good for 15 seconds. */
export function aWireQuote(
  overrides: Partial<InferInput<typeof conversionQuote>> = {},
): InferInput<typeof conversionQuote> {
  return {
    id: 7,
    target: 1,
    target_name: 'USDT',
    list: [
      { currency: 2, currency_name: 'BTC', number: '0.00005', worth: '5' },
      { currency: 3, currency_name: 'DOGE', number: '30', worth: '3' },
    ],
    fee: '0.16',
    number: '7.84',
    expires: (Date.now() + 15_000) / 1000,
    time: Date.now() / 1000,
    ...overrides,
  };
}

/** An entry of a log: a deposit of 100 USDT to the coin account, without any optional key. */
export function aLogRow(overrides: Partial<LogRow> = {}): LogRow {
  return {
    value: decimal('100'),
    info: SERVER_TEXTS.ledgerDeposit,
    time: Date.UTC(2026, 10, 20, 4),
    account: { name: 'change' },
    id: undefined,
    currency: 'USDT',
    state: undefined,
    hash: '',
    network: '',
    address: '',
    confirmations: undefined,
    required: undefined,
    reason: '',
    fee: undefined,
    ...overrides,
  };
}
