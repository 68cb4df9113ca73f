import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  accountLog,
  depositAddress,
  transfer,
  transferCurrencies,
  transferDirection,
  transferHistory,
  transferType,
  walletList,
  withdrawalInfo,
  withdraw,
} from '.';

const read = (wire: unknown) => v.parse(walletList.reply, wire);

const WALLET_WIRE = {
  legal_wallet: {
    balance: [
      { currency: 1, currency_name: 'USDT', legal_balance: '50.5', lock_legal_balance: 2, usdt_price: '1' },
      { currency: '2', currency_name: 'BTC', legal_balance: 0.1, usdt_price: '60000' },
    ],
    usdt_totle: '6052.5',
  },
  change_wallet: { balance: [{ currency: 1, currency_name: 'USDT', change_balance: '7', legal_balance: '999' }] },
  lever_wallet: { balance: null, usdt_totle: null },
  is_open_CTbi: '1',
  systembi: 'BRS',
};

describe('the reply of /api/wallet/list', () => {
  test('gives each account its own columns, as exact decimals', () => {
    const { accounts, isOpen, platformToken } = read(WALLET_WIRE);
    expect(accounts.legal).toEqual({
      total: '6052.5',
      balances: [
        { currencyId: 1, currency: 'USDT', currencyType: '', available: '50.5', frozen: '2', usdtPrice: '1' },
        { currencyId: 2, currency: 'BTC', currencyType: '', available: '0.1', frozen: '0', usdtPrice: '60000' },
      ],
    });
    expect(accounts.change.balances).toEqual([
      { currencyId: 1, currency: 'USDT', currencyType: '', available: '7', frozen: '0', usdtPrice: '0' },
    ]);
    expect(isOpen).toBe(true);
    expect(platformToken).toBe('BRS');
  });

  test('may hold null lists, and may leave out an account and every flag', () => {
    const { accounts } = read(WALLET_WIRE);
    expect(accounts.lever).toEqual({ total: '0', balances: [] });
    expect(accounts.micro).toEqual({ total: '0', balances: [] });
    expect(read({}).isOpen).toBe(false);
  });

  test('loses a row that makes no sense, and keeps the others', () => {
    const balance = [{ currency: 'x', currency_name: 'BAD' }, ...WALLET_WIRE.legal_wallet.balance];
    expect(read({ legal_wallet: { balance } }).accounts.legal.balances.map(({ currency }) => currency)).toEqual([
      'USDT',
      'BTC',
    ]);
  });
});

const addresses = (wire: unknown) =>
  v.parse(depositAddress.reply, wire).map(({ network, address, tips }) => ({ network, address, tips }));

describe('the reply of /api/wallet/get_in_address', () => {
  test('is one address, bare or under a key', () => {
    const one = [{ network: '', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', tips: '' }];
    expect(addresses('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toEqual(one);
    expect(addresses({ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' })).toEqual(one);
  });

  test('is several pairs of network and address in one text; an unknown network keeps its name', () => {
    expect(addresses('ERC20:0xAb, TRC20:TQ1,OMNI:1Bo,SOMENET:zz')).toEqual([
      { network: 'ERC20', address: '0xAb', tips: '' },
      { network: 'TRC20', address: 'TQ1', tips: '' },
      { network: 'OMNI', address: '1Bo', tips: '' },
      { network: 'SOMENET', address: 'zz', tips: '' },
    ]);
  });

  test('is a list with tips, each row with its own or the common tips', () => {
    const list = [
      { id: 1, address: '0xAb', tips: 'First' },
      { id: 2, address: 'TRC20:TQ1' },
    ];
    const expected = [
      { network: 'ERC20', address: '0xAb', tips: 'First' },
      { network: 'TRC20', address: 'TQ1', tips: 'Both' },
    ];
    expect(addresses({ userchongbi_type: 'ERC20', list, tips: 'Both' })).toEqual(expected);
    expect(addresses({ userchongbi_type: 'ERC20', address: list, tips: 'Both' })).toEqual(expected);
  });

  test('keeps a lower-case prefix, which belongs to the address', () => {
    expect(addresses('bitcoincash:qpm2q')).toEqual([{ network: '', address: 'bitcoincash:qpm2q', tips: '' }]);
  });

  test('is empty where the currency has no address', () => {
    expect(addresses('')).toEqual([]);
    expect(addresses({ address: null })).toEqual([]);
    expect(addresses({})).toEqual([]);
  });
});

const rows = (row: object) => v.parse(accountLog.reply, { list: [row] });

describe('a row of a log', () => {
  test('needs its value only', () => {
    expect(rows({ value: '-1.5' })).toMatchObject([
      { value: '-1.5', info: '', time: undefined, account: { text: '' }, state: undefined, confirmations: undefined },
    ]);
  });

  test('reads the account, the state and the confirmations', () => {
    const row = { value: 2, account: 'change', status: '1', confirmations: '1', required: 6, network: 'TRC20' };
    expect(rows({ ...row, created_time: '2026-11-20 08:00:00' })).toMatchObject([
      {
        value: '2',
        account: { name: 'change' },
        state: 'approved',
        confirmations: 1,
        required: 6,
        network: 'TRC20',
        time: Date.UTC(2026, 10, 20),
      },
    ]);
  });

  test('has no state where the number is unknown', () => {
    expect(rows({ value: '1', status: 99 })[0]?.state).toBeUndefined();
  });
});

describe('a transfer', () => {
  test('is read by its fields, else by its type', () => {
    expect(transferDirection({ from_field: 'change', to_field: 'micro', type: 1 })).toEqual({
      from: 'change',
      to: 'micro',
    });
    expect(transferDirection({ type: 1 })).toEqual({ from: 'legal', to: 'lever' });
    expect(transferDirection({ type: 2 })).toEqual({ from: 'lever', to: 'legal' });
    expect(transferDirection({ type: 3 })).toBeUndefined();
  });

  test('has a type between asset and contract account only', () => {
    expect([transferType('legal', 'lever'), transferType('lever', 'legal'), transferType('legal', 'micro')]).toEqual([
      1,
      2,
      undefined,
    ]);
  });

  test('does not fit with an unknown account or an amount in exponent notation that is no number', () => {
    const request = { currency_id: 1, number: '5', from_field: 'legal', to_field: 'lever' };
    expect(v.safeParse(transfer.request, request).success).toBe(true);
    expect(v.safeParse(transfer.request, { ...request, to_field: 'savings' }).success).toBe(false);
    expect(v.safeParse(transfer.request, { ...request, number: 'all' }).success).toBe(false);
  });

  test('in the history keeps an account that the client does not know', () => {
    const row = { id: 1, currency_name: 'USDT', number: '5', from_field: 'legal', to_field: 'savings' };
    expect(v.parse(transferHistory.reply, { list: [row] })).toMatchObject([
      { from: { name: 'legal' }, to: { text: 'savings' } },
    ]);
  });
});

describe('the reply of /api/currency/user_currency_list', () => {
  test.each([
    ['bare', [{ id: 3, name: 'USDT', is_legal: 1, is_micro: '1' }]],
    ['under list', { list: [{ id: '3', name: 'USDT', is_legal: 1, is_micro: '1' }] }],
  ])('may come %s', (_form, wire) => {
    expect(v.parse(transferCurrencies.reply, wire)).toEqual([{ id: 3, name: 'USDT', accounts: ['legal', 'micro'] }]);
  });
});

describe('the terms of a withdrawal', () => {
  test('may leave out every limit', () => {
    expect(v.parse(withdrawalInfo.reply, { name: 'USDT', legal_balance: '5' })).toEqual({
      currency: 'USDT',
      available: '5',
      minimum: '0',
      maximum: undefined,
      dayLimit: undefined,
      dayUsed: undefined,
      rate: '0',
    });
  });

  test('are sent with the amount as exact text', () => {
    const request = { currency: '3', number: '0.00000001', address: ' T1 ', rate: 1 };
    expect(v.parse(withdraw.request, request)).toEqual({ currency: 3, number: '0.00000001', address: 'T1', rate: '1' });
  });
});
