// @vitest-environment jsdom
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  clearStored,
  followStored,
  readStored,
  readStoredAs,
  STORAGE_KEYS,
  writeStored,
  writeStoredAs,
} from './stored';

describe('local storage', () => {
  it('local storage uses the key names of the specification', () => {
    expect(Object.values(STORAGE_KEYS).toSorted()).toEqual(
      [
        'token accountNum user_id locale lang night_mode currency_id legal_id currency_name legal_name symbol',
        'priceScale shareNum downUp legal_id_cur is_seller extension_code index2 address newPrice orderStatus',
      ]
        .flatMap((names) => names.split(' '))
        .toSorted(),
    );
  });

  it('local storage returns the written value, and nothing after it is removed', () => {
    writeStored('symbol', 'BTC/USDT');
    expect(readStored('symbol')).toBe('BTC/USDT');
    writeStored('symbol', undefined);
    expect(readStored('symbol')).toBeUndefined();
  });

  it('clear removes everything except the language', () => {
    writeStored('locale', 'kr');
    writeStored('lang', 'kr');
    writeStored('night_mode', '1');
    writeStored('bourse.favourites', '[]');
    writeStored('bourse.spot.order', '{}', 'tab');
    sessionStorage.setItem('somebody-else', '1');
    clearStored();
    expect(Object.keys(sessionStorage)).toEqual(['somebody-else']);
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ locale: 'kr', lang: 'kr' });
  });

  it('a blocked or full storage causes no error', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readStored('token')).toBeUndefined();
    expect(() => writeStored('token', 'a')).not.toThrow();
  });

  it('local storage stores values as JSON, for all tabs or for one tab', () => {
    const schema = v.array(v.number());
    writeStoredAs('bourse.list', [1, 2]);
    writeStoredAs('bourse.list', [3], 'tab');
    expect(readStoredAs('bourse.list', schema)).toEqual([1, 2]);
    expect(readStoredAs('bourse.list', schema, 'tab')).toEqual([3]);
    writeStoredAs('bourse.list', undefined);
    expect(readStoredAs('bourse.list', schema)).toBeUndefined();
  });

  it.each(['', '{', '{"a":1}', 'null', '[1,"2"]'])(
    'local storage returns nothing for %j if a list of numbers is expected',
    (text) => {
      writeStored('bourse.list', text);
      expect(readStoredAs('bourse.list', v.array(v.number()))).toBeUndefined();
    },
  );

  it('local storage notifies listeners of a key about changes by any tab, until they unsubscribe', () => {
    const heard = vi.fn<() => void>();
    const stop = followStored('bourse.list', heard);
    writeStored('bourse.list', '[1]');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'bourse.list' }));
    globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    writeStored('bourse.other', '1');
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'bourse.other' }));
    clearStored();
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    writeStored('bourse.list', '[2]');
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
