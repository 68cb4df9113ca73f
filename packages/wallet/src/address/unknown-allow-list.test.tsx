import { useIndexedDb } from '@bourse/vitest-config/indexed-db';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Component as AddressBookScreen } from '../screens/address-book';
import { Component as WithdrawScreen } from '../screens/withdraw';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';

useIndexedDb();
walletServer();

test.each([
  ['a withdrawal', WithdrawScreen, '/new_account/withdraw', 'Review withdrawal'],
  ['the switch of the allowlist', AddressBookScreen, '/withdraw_address', 'Turn on'],
])(
  '%s is not offered while the browser cannot read the allowlist, and is after a retry',
  async (_what, Screen, address, button) => {
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('Internal error', 'UnknownError');
    });
    localStorage.setItem('token', 'a');
    localStorage.setItem('user_id', '7');
    const { user } = openScreen(Screen, address);
    expect(await screen.findByText(/^Your withdrawal allowlist could not be read/)).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    vi.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  },
);
