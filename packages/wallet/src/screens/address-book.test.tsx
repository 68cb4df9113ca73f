import { rejection, respond, status } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addAddress, savedAddresses } from '@bourse/contracts/wallet';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { Component as AddressBookScreen } from './address-book';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const { server, exchange } = walletServer();

async function open(language?: 'zh') {
  const opened = openScreen(AddressBookScreen, '/withdraw_address', { ...(language && { language }) });
  await screen.findByRole('form');
  return opened;
}
type User = Awaited<ReturnType<typeof open>>['user'];

async function chooseUsdt(user: User) {
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: 'USDT' }));
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save address' }));

async function add(user: User, address: string, label = '') {
  await chooseUsdt(user);
  await user.type(screen.getByRole('textbox', { name: 'Address' }), address);
  if (label !== '') await user.type(screen.getByRole('textbox', { name: 'Label' }), label);
  await save(user);
}

test('the address book needs a currency and an address', async () => {
  const { user } = await open();
  await save(user);
  expect((await screen.findAllByText('Choose a currency.')).length).toBeGreaterThan(0);
  expect(screen.getByText('Enter an address.')).toBeVisible();
});

test.each([
  ['T1 2', '', 'The address cannot contain spaces.'],
  [TRON, 'my home', 'Digits and letters only'],
])('the address book refuses the address %s with the label "%s"', async (address, label, message) => {
  const { user } = await open();
  await add(user, address, label);
  expect(await screen.findByText(message, { selector: '[id$="-error"]' })).toBeVisible();
  expect(exchange().book).toEqual([]);
});

test('the address book saves an address, lists it, and deletes it after a confirmation', async () => {
  const { user } = await open();
  await add(user, TRON, 'cold1');
  expect(await screen.findByText('Address saved')).toBeVisible();
  const row = await screen.findByRole('row', { name: /cold1/ });
  expect(row).toHaveTextContent(TRON);
  await user.click(within(row).getByRole('button', { name: `Delete ${TRON}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  expect(exchange().book).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No saved addresses')).toBeVisible();
  expect(exchange().book).toEqual([]);
});

test('the address book shows the network on which each saved address is valid', async () => {
  exchange().book = [
    { id: 1, address: TRON, notes: 'tron' },
    { id: 2, address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', notes: 'ether' },
    { id: 3, address: 'TOther', notes: 'none' },
  ];
  const { user } = await open();
  await chooseUsdt(user);
  expect(await screen.findByRole('cell', { name: 'TRC20' })).toBeVisible();
  expect(screen.getByRole('row', { name: /tron/ })).toHaveTextContent('TRC20');
  expect(screen.getByRole('row', { name: /ether/ })).toHaveTextContent('ERC20');
  expect(screen.getByRole('row', { name: /none/ })).toHaveTextContent('—');
});

test('the address book warns where the exchange has saved another address', async () => {
  server.use(
    respond(addAddress, () => {
      exchange().book = [{ id: 1, address: 'TOther', notes: '' }];
      return '';
    }),
  );
  const { user } = await open();
  await add(user, TRON);
  expect(await screen.findByText(/saved another address than you entered/)).toBeVisible();
  expect(screen.queryByText('Address saved')).toBeNull();
});

test('the address book shows "already bound" at the address and keeps the input', async () => {
  server.use(respond(addAddress, () => rejection(SERVER_TEXTS.addressAlreadyBound)));
  const { user } = await open();
  await add(user, TRON);
  const field = screen.getByRole('textbox', { name: 'Address' });
  expect(await screen.findByText(/already/)).toBeVisible();
  expect(field).toHaveValue(TRON);
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the address book offers a retry where the list could not be loaded', async () => {
  server.use(respond(savedAddresses, () => status(500)));
  const { user } = await open();
  await chooseUsdt(user);
  expect(await screen.findByText('The address book could not be loaded')).toBeVisible();
});

test('allow-list mode lets addresses of the book be used at once and counts down for a new one', async () => {
  exchange().book = [{ id: 1, address: 'TOldAddress', notes: 'old' }];
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('button', { name: 'Turn off in 24 hours' })).toBeVisible();
  await add(user, TRON, 'new');
  const row = await screen.findByRole('row', { name: /new/ });
  expect(row.textContent).toMatch(/Available in (24:00:00|23:59:\d\d)/);
  expect(screen.getByRole('row', { name: /old/ })).not.toHaveTextContent('Available in');
});

test('allow-list mode stays off where the books cannot be read', async () => {
  server.use(respond(savedAddresses, () => status(500)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('The address book could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('allow-list mode ends 24 hours after it was switched off', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await user.click(await screen.findByRole('button', { name: 'Turn off in 24 hours' }));
  expect(await screen.findByText(/The allowlist turns off at .*\./)).toBeVisible();
});
