import { renderFeature } from '@bourse/feature-kit/testing';
import { clearStored, removeKept, restoreKept } from '@bourse/storage';
import { screen, waitFor, within } from '@testing-library/react';
import { useIndexedDb } from '@bourse/vitest-config/indexed-db';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { asksBeforeLogOut } from './device-data';
import { LogOutDialog } from './log-out-dialog';

useIndexedDb();

const own = (key: string, value: unknown) => localStorage.setItem(`bourse.user.7/${key}`, JSON.stringify(value));

function logIn() {
  localStorage.setItem('token', 'a');
  localStorage.setItem('user_id', '7');
}

beforeEach(async () => {
  await removeKept('7');
  logIn();
  localStorage.setItem('bourse.restored.7', '1');
  own('bourse.wallet.allowList', { 7: { since: 1, seen: {} } });
  own('bourse.spot.limits', { USDT: { dayLoss: { limit: '100' } } });
});

async function open() {
  const onConfirm = vi.fn<() => void>();
  const { user } = renderFeature(<LogOutDialog onConfirm={onConfirm} onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out?' }));
  return { user, onConfirm, dialog };
}

/** The kept values after a log-out and the next login. */
async function restored() {
  clearStored();
  logIn();
  await restoreKept('7');
  return Object.keys(localStorage).filter((key) => key.startsWith('bourse.user.7/'));
}

const REMOVE = { name: 'Remove everything from this device' };

test('the log-out dialog names what is kept until the next login and what is removed', async () => {
  localStorage.setItem('bourse.favouritePairs', '1-3');
  own('bourse.lever.plannedStops', [{ id: 1 }]);
  const { dialog } = await open();
  const [kept, removed] = dialog.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(kept).toEqual([
    'Withdrawal allowlist and its cool-down',
    'Your trading limits and the losses counted today',
    'Planned take profit and stop loss: placed only after you log in again',
  ]);
  expect(removed).toEqual(['Favourite pairs']);
  expect(await restored()).toEqual(
    ['lever.plannedStops', 'spot.limits', 'wallet.allowList'].map((name) => `bourse.user.7/bourse.${name}`),
  );
});

test('the log-out dialog names the display currency that the user chose, and a chosen currency alone asks nothing', async () => {
  own('bourse.displayCurrency', 'CNY');
  const { dialog } = await open();
  expect(dialog.getByText('Display currency')).toBeVisible();
  localStorage.clear();
  logIn();
  own('bourse.displayCurrency', 'CNY');
  expect(await asksBeforeLogOut()).toBe(false);
});

test('the log-out dialog does not name the display currency of the exchange', async () => {
  own('bourse.displayCurrency', 'standard');
  const { dialog } = await open();
  expect(dialog.queryByText('Display currency')).toBeNull();
});

test('"Remove everything" removes the kept values and logs out', async () => {
  const { dialog, user, onConfirm } = await open();
  await user.click(dialog.getByRole('button', REMOVE));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(await restored()).toEqual([]);
});

/** The account has these values, with these texts. */
const met = (values: Readonly<Record<string, unknown>>) =>
  own(
    'bourse.settings.met',
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, { version: 1, value: JSON.stringify(value) }]),
    ),
  );

test('the log-out dialog names what the account keeps apart from what only this device keeps, and the removal of the former does not ask', async () => {
  own('bourse.alerts', [{ id: 1 }]);
  // The back end has refused the allow-list, and lacks a change of the limits.
  met({ 'bourse.alerts': [{ id: 1 }], 'bourse.spot.limits': { USDT: { dayLoss: { limit: '900' } } } });
  const { dialog, user, onConfirm } = await open();
  const lists = dialog.getAllByRole('list').map((list) => [
    list.previousElementSibling?.textContent,
    ...within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ]);
  expect(lists).toEqual([
    [
      'Kept only on this device until your next login:',
      'Withdrawal allowlist and its cool-down',
      'Your trading limits and the losses counted today',
    ],
    ['Kept in your account:', 'Price alerts: silent until you log in again'],
  ]);
  await user.click(dialog.getByRole('button', REMOVE));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
});

test.each([
  ['a planned stop', 'bourse.lever.plannedStops'],
  ['an alert', 'bourse.alerts'],
])('"Remove everything" asks again where %s would be lost', async (_what, key) => {
  own(key, [{ id: 1 }]);
  const { dialog, user, onConfirm } = await open();
  await user.click(dialog.getByRole('button', REMOVE));
  const question = within(await screen.findByRole('dialog', { name: 'Remove everything and log out?' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Remove and log out' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(await restored()).toEqual([]);
});

test('a log-out asks where the store of this device cannot be read, and says that what it keeps cannot be listed', async () => {
  localStorage.clear();
  logIn();
  expect(await asksBeforeLogOut()).toBe(false);
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  onTestFinished(() => reading.mockRestore());
  expect(await asksBeforeLogOut()).toBe(true);
  const { dialog } = await open();
  expect(dialog.getByText(/^What this device keeps could not be read, so it cannot be listed/)).toBeVisible();
  expect(dialog.queryByRole('button', REMOVE)).toBeNull();
});
