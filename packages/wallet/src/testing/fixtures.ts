import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { WireReplyOf } from '@bourse/contracts/wire';
import type { LogRow, walletList } from '@bourse/contracts/wallet';

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
