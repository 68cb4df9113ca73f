import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  accountLog,
  depositAddress,
  ledger,
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

const totalOf = (wire: object) => read({ legal_wallet: wire }).accounts.legal.total;

describe('the worth of an account', () => {
  const usdt = { currency: 1, currency_name: 'USDT', legal_balance: '50.5', lock_legal_balance: 2, usdt_price: '1' };
  const btc = { currency: 2, currency_name: 'BTC', legal_balance: '0.1', lock_legal_balance: '0', usdt_price: 60000 };

  test('the worth of an account is the sum over its currencies where the back end sends none, not a total in another currency', () => {
    expect(totalOf({ balance: [usdt, btc], totle: '43000' })).toBe('6052.5');
    expect(totalOf({ balance: [usdt, btc], usdt_totle: '6000' })).toBe('6000');
  });

  test.each(['usdt_price', 'lock_legal_balance'])(
    'the worth of an account is unknown, not zero, without %s of a currency',
    (field) => {
      expect(totalOf({ balance: [usdt, { ...btc, [field]: undefined }] })).toBeUndefined();
    },
  );
});

describe('the reply of /api/wallet/list', () => {
  test('the reply of /api/wallet/list gives each account its own columns, as exact decimals', () => {
    const { accounts, isOpen, platformToken } = read(WALLET_WIRE);
    expect(accounts.legal).toEqual({
      total: '6052.5',
      balances: [
        { currencyId: 1, currency: 'USDT', currencyType: '', available: '50.5', frozen: '2', usdtPrice: '1' },
        { currencyId: 2, currency: 'BTC', currencyType: '', available: '0.1', frozen: undefined, usdtPrice: '60000' },
      ],
    });
    expect(accounts.change.balances).toEqual([
      { currencyId: 1, currency: 'USDT', currencyType: '', available: '7', frozen: undefined, usdtPrice: undefined },
    ]);
    expect(isOpen).toBe(true);
    expect(platformToken).toBe('BRS');
  });

  test('the reply of /api/wallet/list may contain null lists, and may omit an account and every flag', () => {
    const { accounts } = read(WALLET_WIRE);
    expect(accounts.lever).toEqual({ total: undefined, balances: [] });
    expect(accounts.micro).toEqual({ total: undefined, balances: [] });
    expect(read({}).isOpen).toBe(false);
  });

  test('the reply of /api/wallet/list omits an account that a currency does not have, unless there is money in it', () => {
    const rows = [
      { currency: 1, currency_name: 'USDT', is_legal: 1, legal_balance: '0' },
      { currency: 2, currency_name: 'BTC', legal_balance: '0' },
      { currency: 3, currency_name: 'XRP', is_legal: '0', legal_balance: '0' },
      { currency: 4, currency_name: 'BRS', is_legal: 0, legal_balance: '0', lock_legal_balance: '2' },
    ];
    const { accounts } = read({ legal_wallet: { balance: rows } });
    expect(accounts.legal.balances.map(({ currency }) => currency)).toEqual(['USDT', 'BTC', 'BRS']);
  });

  test('an invalid row of /api/wallet/list is dropped, and the others stay', () => {
    const balance = [{ currency: 'x', currency_name: 'BAD' }, ...WALLET_WIRE.legal_wallet.balance];
    expect(read({ legal_wallet: { balance } }).accounts.legal.balances.map(({ currency }) => currency)).toEqual([
      'USDT',
      'BTC',
    ]);
  });
});

const addresses = (wire: unknown) =>
  v.parse(depositAddress.reply, wire).map(({ network, address, tips }) => ({ network, address, tips }));

const accountOf = (fields: object) =>
  v.parse(ledger.reply, { data: [{ value: '5', created_time: 1_790_000_000, info: '', ...fields }] })[0]?.account;

test.each([
  [{ account: 'lever' }, { name: 'lever' }],
  [{ account: '13800138000', transaction_info: '币币[锁定]' }, { name: 'change' }],
  [{ account: 'alice@example.com', info: '秒合约订单结算' }, { name: 'micro' }],
  [{ account: 'alice@example.com', info: '合约平仓' }, { name: 'lever' }],
  [{ account: '', type: 'legal' }, { name: 'legal' }],
  [{ account: 'alice@example.com', info: '后台调节' }, { text: '' }],
  [{ account: 'savings' }, { text: 'savings' }],
])('the entry %j belongs to the account %j, never to the login of the user', (fields, expected) => {
  expect(accountOf(fields)).toEqual(expected);
});

test.each([
  ['法币划转杠杆', { name: 'legal' }, { name: 'lever' }],
  ['币币账户划转到秒合约账户', { name: 'change' }, { name: 'micro' }],
  ['划转', { text: '' }, { text: '' }],
])('the transfer %s names its accounts in their order', (info, from, to) => {
  const log = {
    data: [{ value: '-20.5', created_time: 1_790_000_000, info, type: 33, transaction_info: '' }],
    count: 1,
  };
  expect(v.parse(transferHistory.reply, log)).toMatchObject([{ amount: '20.5', from, to, time: 1_790_000_000_000 }]);
});

test('the reply of /api/wallet/get_in_address is one address, bare or under a key', () => {
  const one = [{ network: '', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', tips: '' }];
  expect(addresses('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toEqual(one);
  expect(addresses({ address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' })).toEqual(one);
});

test('the reply of /api/wallet/get_in_address is several pairs of network and address in one text; an unknown network keeps its name', () => {
  expect(addresses('ERC20:0xAb, TRC20:TQ1,OMNI:1Bo,SOMENET:zz')).toEqual([
    { network: 'ERC20', address: '0xAb', tips: '' },
    { network: 'TRC20', address: 'TQ1', tips: '' },
    { network: 'OMNI', address: '1Bo', tips: '' },
    { network: 'SOMENET', address: 'zz', tips: '' },
  ]);
});

test('the reply of /api/wallet/get_in_address is a list with tips, each row with its own or the common tips', () => {
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

test('the reply of /api/wallet/get_in_address keeps a lower-case prefix, which belongs to the address', () => {
  expect(addresses('bitcoincash:qpm2q')).toEqual([{ network: '', address: 'bitcoincash:qpm2q', tips: '' }]);
});

test('the reply of /api/wallet/get_in_address is several pairs in lower case, an object by network in either case, and a list', () => {
  const both = [
    { network: 'ERC20', address: '0xAb', tips: '' },
    { network: 'TRC20', address: 'TQ1', tips: '' },
  ];
  expect(addresses('erc20:0xAb,trc20:TQ1')).toEqual(both);
  expect(addresses({ erc20: '0xAb', trc20: 'TQ1' })).toEqual(both);
  expect(addresses({ ERC20: '0xAb', TRC20: 'TQ1', omni: '' })).toEqual(both);
  expect(addresses(['erc20:0xAb', 'trc20:TQ1'])).toEqual(both);
  expect(addresses([{ network: 'ERC20', address: '0xAb' }, { address: 'trc20:TQ1' }])).toEqual(both);
});

test.each([
  ['an address of text and rest', '0xAb (please copy)'],
  ['an object of no known network', { wallet: '0xAb' }],
  ['a number', 5],
])(
  'the reply of /api/wallet/get_in_address is refused for %s, so that nobody sends to an unreadable address',
  (_name, wire) => {
    expect(v.safeParse(depositAddress.reply, wire).success).toBe(false);
  },
);

test('the reply of /api/wallet/get_in_address is empty where the currency has no address', () => {
  expect(addresses('')).toEqual([]);
  expect(addresses({ address: null })).toEqual([]);
  expect(addresses({})).toEqual([]);
});

const rows = (row: object) => v.parse(accountLog.reply, { list: [row] });

test('a row of a log needs its value only', () => {
  expect(rows({ value: '-1.5' })).toMatchObject([
    { value: '-1.5', info: '', time: undefined, account: { text: '' }, state: undefined, confirmations: undefined },
  ]);
});

test('a row of a log reads the account, the state and the confirmations', () => {
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

test('a row of a log has no state where the number is unknown', () => {
  expect(rows({ value: '1', status: 99 })[0]?.state).toBeUndefined();
});

test('a transfer is read by its fields, else by its type', () => {
  expect(transferDirection({ from_field: 'change', to_field: 'micro', type: 1 })).toEqual({
    from: 'change',
    to: 'micro',
  });
  expect(transferDirection({ type: 1 })).toEqual({ from: 'legal', to: 'lever' });
  expect(transferDirection({ type: 2 })).toEqual({ from: 'lever', to: 'legal' });
  expect(transferDirection({ type: 3 })).toBeUndefined();
});

test('a transfer has a type between asset and contract account only', () => {
  expect([transferType('legal', 'lever'), transferType('lever', 'legal'), transferType('legal', 'micro')]).toEqual([
    1,
    2,
    undefined,
  ]);
});

test('a transfer with an unknown account or an amount in invalid exponent notation is rejected', () => {
  const request = { currency_id: 1, number: '5', from_field: 'legal', to_field: 'lever' };
  expect(v.safeParse(transfer.request, request).success).toBe(true);
  expect(v.safeParse(transfer.request, { ...request, to_field: 'savings' }).success).toBe(false);
  expect(v.safeParse(transfer.request, { ...request, number: 'all' }).success).toBe(false);
});

test('a transfer in the history keeps an account that the client does not know', () => {
  const row = { id: 1, currency_name: 'USDT', number: '5', from_field: 'legal', to_field: 'savings' };
  expect(v.parse(transferHistory.reply, { list: [row] })).toMatchObject([
    { from: { name: 'legal' }, to: { text: 'savings' } },
  ]);
});

test.each([
  ['bare', [{ id: 3, name: 'USDT', is_legal: 1, is_micro: '1' }]],
  ['under list', { list: [{ id: '3', name: 'USDT', is_legal: 1, is_micro: '1' }] }],
])('the list of user currencies may come %s', (_form, wire) => {
  expect(v.parse(transferCurrencies.reply, wire)).toEqual([{ id: 3, name: 'USDT', accounts: ['legal', 'micro'] }]);
});

test('the terms of a withdrawal may leave out every limit', () => {
  expect(v.parse(withdrawalInfo.reply, { name: 'USDT', legal_balance: '5', rate: 0 })).toEqual({
    currency: 'USDT',
    available: '5',
    minimum: undefined,
    maximum: undefined,
    dayLimit: undefined,
    dayUsed: undefined,
    rate: '0',
    rateKind: undefined,
  });
});

test.each([
  [0, 'flat'],
  ['1', 'percent'],
  [7, undefined],
])('the terms of a withdrawal name the unit of the rate by ratetype %j: %s', (ratetype, kind) => {
  const info = v.parse(withdrawalInfo.reply, { name: 'USDT', legal_balance: '5', rate: 2, ratetype });
  expect(info.rateKind).toBe(kind);
});

test('the terms of a withdrawal are sent with the amount as exact text', () => {
  const request = { currency: '3', number: '0.00000001', address: ' T1 ', rate: 1 };
  expect(v.parse(withdraw.request, request)).toEqual({ currency: 3, number: '0.00000001', address: 'T1', rate: '1' });
});
