import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { walletList } from './contract';

const read = (wire: unknown) => v.parse(walletList.reply, wire);

const wire = {
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
    const { accounts, isOpen, platformToken } = read(wire);
    expect(accounts.legal).toEqual({
      total: '6052.5',
      balances: [
        { currencyId: 1, currency: 'USDT', available: '50.5', frozen: '2', usdtPrice: '1' },
        { currencyId: 2, currency: 'BTC', available: '0.1', frozen: '0', usdtPrice: '60000' },
      ],
    });
    expect(accounts.change.balances).toEqual([
      { currencyId: 1, currency: 'USDT', available: '7', frozen: '0', usdtPrice: '0' },
    ]);
    expect(isOpen).toBe(true);
    expect(platformToken).toBe('BRS');
  });

  test('may hold null lists, and may leave out an account and every flag', () => {
    const { accounts } = read(wire);
    expect(accounts.lever).toEqual({ total: '0', balances: [] });
    expect(accounts.micro).toEqual({ total: '0', balances: [] });
    expect(read({}).isOpen).toBe(false);
  });

  test('loses a row that makes no sense, and keeps the others', () => {
    const balance = [{ currency: 'x', currency_name: 'BAD' }, ...wire.legal_wallet.balance];
    expect(read({ legal_wallet: { balance } }).accounts.legal.balances.map(({ currency }) => currency)).toEqual([
      'USDT',
      'BTC',
    ]);
  });
});
