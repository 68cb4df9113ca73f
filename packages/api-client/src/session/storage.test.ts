import { describe, expect, it, vi } from 'vitest';
import { clearStored, readStored, STORAGE_KEYS, writeStored } from './storage';

describe('local storage', () => {
  it('has the key names of the specification', () => {
    expect(Object.values(STORAGE_KEYS).toSorted()).toEqual(
      [
        'token accountNum user_id locale lang night_mode currency_id legal_id currency_name legal_name symbol',
        'priceScale shareNum downUp legal_id_cur is_seller extension_code index2 address newPrice orderStatus',
      ]
        .flatMap((names) => names.split(' '))
        .toSorted(),
    );
  });

  it('gives back what was written, and nothing once it is removed', () => {
    writeStored('symbol', 'BTC/USDT');
    expect(readStored('symbol')).toBe('BTC/USDT');
    writeStored('symbol', undefined);
    expect(readStored('symbol')).toBeUndefined();
  });

  it('is cleared of everything but the language', () => {
    writeStored('locale', 'kr');
    writeStored('lang', 'kr');
    writeStored('night_mode', '1');
    writeStored('bourse.favourites', '[]');
    clearStored();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ locale: 'kr', lang: 'kr' });
  });

  it('that the reader forbids, or that is full, breaks nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readStored('token')).toBeUndefined();
    expect(() => writeStored('token', 'a')).not.toThrow();
  });
});
