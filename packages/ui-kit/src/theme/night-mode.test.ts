import { expect, it, vi } from 'vitest';
import { MODE_STORAGE_KEY, nightModeStorage } from './night-mode';

const storage = (key: string = MODE_STORAGE_KEY) => {
  const made = nightModeStorage({ key, storageWindow: window });
  if (!made) throw new Error('no storage');
  return made;
};

it('keeps night as 1 and day as 0 under the key of the specification', () => {
  storage().set('dark');
  expect(localStorage.getItem('night_mode')).toBe('1');
  expect(storage().get('system')).toBe('dark');
  storage().set('light');
  expect(localStorage.getItem('night_mode')).toBe('0');
  expect(storage().get('system')).toBe('light');
});

it('follows the system where nothing, or nothing known, is stored', () => {
  expect(storage().get('system')).toBe('system');
  localStorage.setItem('night_mode', 'true');
  expect(storage().get('system')).toBe('system');
});

it('keeps nothing else that MUI would store', () => {
  storage('mui-color-scheme-dark').set('dark');
  expect(localStorage).toHaveLength(0);
  expect(storage('mui-color-scheme-dark').get('dark')).toBe('dark');
});

it('follows a choice in another tab, but not the clearing of storage', () => {
  const follow = vi.fn<(mode: unknown) => void>();
  const leave = storage().subscribe(follow);
  window.dispatchEvent(new StorageEvent('storage', { key: 'night_mode', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: '1' }));
  expect(follow).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'night_mode', newValue: '1' }));
  expect(follow).toHaveBeenLastCalledWith('dark');
  leave();
  window.dispatchEvent(new StorageEvent('storage', { key: 'night_mode', newValue: '0' }));
  expect(follow).toHaveBeenCalledTimes(1);
});

it('lives with storage that is closed', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(storage().get('system')).toBe('system');
  expect(() => storage().set('dark')).not.toThrow();
});
