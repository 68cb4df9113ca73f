import { describe, expect, test } from 'vitest';
import { depositNetwork } from './deposit-network';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const of = (network: string, address: string, currency: string, currencyType = '') =>
  depositNetwork({ network, address }, { currency, currencyType });

describe('the network of a deposit address', () => {
  test('the network of a deposit address is the named one', () => {
    expect(of('ERC20', EVM, 'USDT')).toEqual({ name: 'ERC20', kind: 'evm' });
    expect(of('SOMENET', EVM, 'USDT')).toEqual({ name: 'SOMENET', kind: undefined });
  });

  test('the network of a deposit address is that of a coin of its own, or of the type of a token', () => {
    expect(of('', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'BTC', 'btc')).toEqual({ name: 'BTC', kind: 'bitcoin' });
    expect(of('', EVM, 'PEPE', 'erc20')).toEqual({ name: 'ERC20', kind: 'evm' });
  });

  test('the network of a deposit address is never the name of a token', () => {
    expect(of('', TRON, 'USDT', 'usdt')).toEqual({ name: 'TRC20', kind: 'tron' });
    expect(of('', EVM, 'USDT')).toEqual({ name: undefined, kind: undefined });
  });

  test('the network of a deposit address is known of a Tron address with a mistake, so that the mistake is shown', () => {
    expect(of('', `${TRON.slice(0, -1)}9`, 'USDT')).toEqual({ name: 'TRC20', kind: 'tron' });
  });
});
