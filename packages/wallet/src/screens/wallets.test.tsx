import { respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { eventually } from '@bourse/vitest-config/eventually';
import { screen, within } from '@testing-library/react';
import { createPath } from 'react-router';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountLog, withdrawalInfo } from '@bourse/contracts/wallet';
import { aWireWallet } from '../testing';
import { actionsOf, chooseAction } from '../testing/row-menu';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { Component as AssetsScreen } from './assets';
import { Component as FinanceScreen } from './finance';
import { Component as FinanceRecordsScreen } from './finance-records';
import { Component as LegalScreen } from './asset-account';
import { Component as LeverManagerScreen } from './margin-borrowing';
import { Component as LeverScreen } from './contract-account';

const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const holding = {
  currency: 1,
  currency_name: 'USDT',
  currency_type: 'erc20',
  legal_balance: '500',
  lock_legal_balance: '12.5',
  lever_balance: '250',
  lock_lever_balance: '80',
  micro_balance: '40',
  usdt_price: 1,
};
const account = (usdt_totle: string) => ({ balance: [holding], usdt_totle });

const { server, exchange } = walletServer(() => ({
  wallet: aWireWallet({
    legal_wallet: account('512.5'),
    lever_wallet: account('330'),
    micro_wallet: account('40'),
  }),
}));
afterEach(() => vi.unstubAllGlobals());

const openAsset = () => openScreen(LegalScreen, '/new_account/legal');
const openContract = () => openScreen(LeverScreen, '/new_account/lever');
const openOptions = () => openScreen(AssetsScreen, '/letransactions?account=micro');

const usdt = () => screen.findByRole('row', { name: /^USDT/ });
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

const entryOf = (value: number) => ({ value, info: SERVER_TEXTS.ledgerDeposit, id: value, currency_name: 'USDT' });
const pageOf = (page: number) => Array.from({ length: 9 }, (_, at) => entryOf(page * 10 + at));

test('the asset account shows its total, and available, frozen and worth of each currency', async () => {
  openAsset();
  const cells = within(await usdt()).getAllByRole('cell');
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    'USDT',
    '500.00000000',
    '12.50000000',
    '512.50',
  ]);
  expect(screen.getByText('512.50 USDT', { selector: 'strong' })).toBeVisible();
});

test('the asset account offers transfers in and out and the record, without deposit and withdrawal', async () => {
  const { user, router } = openAsset();
  expect(await actionsOf(user, 'USDT')).toEqual(['Transfer in', 'Transfer out', 'History']);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'USDT' })).toHaveAttribute('href', '/new_account/legalAccount?currency_id=1');
  await chooseAction(user, 'USDT', 'Transfer in');
  await eventually(() =>
    expect(createPath(router.state.location)).toBe('/new_account/transfer?from=change&to=legal&currency=1'),
  );
});

test('the asset account reads its record page by page', async () => {
  const asked: object[] = [];
  server.use(
    respond(accountLog, ({ request }) => {
      asked.push(request);
      return { list: request.page <= 2 ? pageOf(request.page) : [] };
    }),
  );
  const { user } = openAsset();
  await chooseAction(user, 'USDT', 'History');
  expect(await screen.findByRole('cell', { name: '+10 USDT' })).toBeVisible();
  await press(user, 'Load more');
  expect(await screen.findByRole('cell', { name: '+20 USDT' })).toBeVisible();
  await press(user, 'Load more');
  expect(await screen.findByText('No more entries')).toBeVisible();
  expect(asked).toEqual([1, 2, 3].map((page) => ({ type: 'legal', currency: 1, page })));
});

/** Fills in a withdrawal from an account with a fee of 1 per cent, up to its review. `available` is the figure that the terms of the withdrawal send. */
async function withdrawFrom(user: UserEvent, amount: string, available: string) {
  const terms = { min_number: 5, change_balance: available };
  const asked: object[] = [];
  server.use(
    respond(withdrawalInfo, ({ request }) => {
      asked.push(request);
      return { ...exchange().info, ...terms };
    }),
  );
  await chooseAction(user, 'USDT', 'Withdraw');
  await user.click(await screen.findByRole('textbox', { name: 'USDT address' }));
  await user.paste(TRON);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
  await press(user, 'Review withdrawal');
  const dialog = within(await screen.findByRole('dialog'));
  return { asked, dialog };
}

describe('the contract account', () => {
  test('the contract account offers deposit, withdrawal, transfers in and out, and the record', async () => {
    const { user } = openContract();
    expect(await actionsOf(user, 'USDT')).toEqual(['Deposit', 'Withdraw', 'Transfer in', 'Transfer out', 'History']);
  });

  test('the contract account links its transfers to those between asset and contract account', async () => {
    const { user, router } = openContract();
    await chooseAction(user, 'USDT', 'Transfer in');
    await eventually(() =>
      expect(createPath(router.state.location)).toBe('/new_account/transferLegal?from=legal&to=lever&currency=1'),
    );
  });

  test('the contract account shows the margin of positions as frozen', async () => {
    openContract();
    expect(within(await usdt()).getAllByRole('cell')[2]).toHaveTextContent('80.00000000');
  });

  test('withdrawals from the contract account are paid by it, with a fee in per cent', async () => {
    const { user } = openContract();
    const { asked, dialog } = await withdrawFrom(user, '200', '250');
    expect(dialog.getByText('198 USDT')).toBeVisible();
    expect(dialog.getByText('Leverage account')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw 200 USDT' }));
    expect(await screen.findByText('Withdrawal submitted for review')).toBeVisible();
    expect(asked[0]).toEqual({ currency: 1, account: 'lever' });
    expect(exchange().withdrawals).toMatchObject([{ number: '200', rate: '1', charge: '2', account: 'lever' }]);
  });
});

test('the account of a withdrawal is not named where no account has the sent balance', async () => {
  const { user } = openContract();
  const { dialog } = await withdrawFrom(user, '200', '1000');
  expect(dialog.getByText('198 USDT')).toBeVisible();
  expect(dialog.queryByText('Leverage account')).toBeNull();
});

describe('the options account', () => {
  test('the options account offers deposit, withdrawal, transfers in and out, and the record', async () => {
    const { user } = openOptions();
    expect(await actionsOf(user, 'USDT')).toEqual(['Deposit', 'Withdraw', 'Transfer in', 'Transfer out', 'History']);
  });

  test('withdrawals from the options account are paid by it, with a fee in per cent', async () => {
    const { user } = openOptions();
    const { dialog } = await withdrawFrom(user, '20', '40');
    expect(dialog.getByText('0.2 USDT')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw 20 USDT' }));
    expect(await screen.findByText('Withdrawal submitted for review')).toBeVisible();
    expect(exchange().withdrawals).toMatchObject([{ number: '20', charge: '0.2', account: 'micro' }]);
  });

  test('the options account names a closed exchange in place of deposit and withdrawal', async () => {
    exchange().wallet = { ...exchange().wallet, is_open_CTbi: 0 };
    const { user } = openOptions();
    await chooseAction(user, 'USDT', 'Deposit');
    expect(await screen.findByText('Deposits and withdrawals are currently unavailable')).toBeVisible();
  });
});

test('contract transfers show the totals of both accounts and what each has available', async () => {
  openScreen(FinanceScreen, '/new_account/finance');
  const cells = within(await usdt()).getAllByRole('cell');
  expect(cells.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    '500.00000000',
    '12.50000000',
    '250.00000000',
  ]);
  expect(screen.getByText('512.50 USDT', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('330.00 USDT', { selector: 'strong' })).toBeVisible();
});

test('contract transfers open the record of the asset account', async () => {
  const entry = { value: '-7', info: SERVER_TEXTS.ledgerTransferOut, currency_name: 'USDT' };
  server.use(
    respond(accountLog, ({ request: { type, page } }) => ({ list: type === 'legal' && page === 1 ? [entry] : [] })),
  );
  const { user } = openScreen(FinanceScreen, '/new_account/finance');
  await chooseAction(user, 'USDT', 'History');
  expect(await screen.findByRole('cell', { name: '−7 USDT' })).toBeVisible();
});

describe('the placeholders', () => {
  test.each([
    ['contract management', LeverManagerScreen, '/lever_manger'],
    ['finance history', FinanceRecordsScreen, '/finanrec'],
  ])('the placeholder %s is labelled as one', async (_what, Screen, address) => {
    openScreen(Screen, address);
    expect(await screen.findByText('Sample page: the content is fixed and is not your account data.')).toBeVisible();
  });

  test('contract management shows the rate of 0.1 per cent and the warning at 110 per cent', async () => {
    openScreen(LeverManagerScreen, '/lever_manger');
    expect(await screen.findAllByRole('cell', { name: '0.1%' })).toHaveLength(2);
    expect(screen.getByText(/110% or less you get a liquidation warning; at 100% or less/)).toBeVisible();
  });
});
