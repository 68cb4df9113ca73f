import { featurePart, FeaturePartsContext, ScreensContext, useScreens, type Screens } from '@bourse/feature-kit';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { noConnection, respond, status } from '@bourse/api-client/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { quotationNew } from '@bourse/contracts/market';
import { tokenPrice } from '@bourse/contracts/site';
import { transfer, walletList } from '@bourse/contracts/wallet';
import { aGroup, aPair, wireGroups } from '@bourse/market/testing';
import { createPath } from 'react-router';
import { LINKS } from '../links';
import { aWireWallet } from '../testing';
import { actionsOf, chooseAction } from '../testing/row-menu';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { Component as ChangeScreen } from './coin-account';
import { Component as FinanceScreen } from './finance';
import { Component as CoinAccountScreen } from './coin-account-detail';
import { Component as LegalAccountScreen } from './asset-account-detail';

const row = (currency: number, currency_name: string, amount: string) => ({
  currency,
  currency_name,
  legal_balance: amount,
  change_balance: amount,
  lever_balance: amount,
  lock_legal_balance: 0,
  lock_change_balance: 0,
  lock_lever_balance: 0,
  usdt_price: 1,
});
const account = (...balance: ReturnType<typeof row>[]) => ({ balance, usdt_totle: '100' });

const { server, exchange } = walletServer(() => ({
  wallet: aWireWallet({
    systembi: 'BRS',
    legal_wallet: account(row(1, 'USDT', '500')),
    change_wallet: account(row(1, 'USDT', '20'), row(9, 'BRS', '3'), row(4, 'DOGE', '7')),
    lever_wallet: account(row(1, 'USDT', '250')),
  }),
}));
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.findByRole('button', { name });

const openFinance = () => openScreen(FinanceScreen, '/new_account/finance');

test('contract transfers show the net assets in CNY', async () => {
  openFinance();
  const usdt = await screen.findByRole('row', { name: /USDT/ });
  await eventually(() => expect(usdt).toHaveTextContent('3,500.00'));
});

test('contract transfers into the account are made in a dialog with amount, All, confirm and cancel', async () => {
  const { user } = openFinance();
  await chooseAction(user, 'USDT', 'Transfer in');
  const dialog = await screen.findByRole('dialog', { name: 'Transfer from Funding account to Leverage account' });
  await user.click(await within(dialog).findByRole('button', { name: 'All' }));
  expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  await user.click(within(dialog).getByRole('button', { name: 'Transfer' }));
  await user.click(await button('Transfer 500 USDT'));
  expect(await screen.findByText('Transfer completed')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(exchange().moved).toMatchObject([{ number: '500', from_field: 'legal', to_field: 'lever', type: 1 }]);
});

test('contract transfers out of the account can be cancelled', async () => {
  const { user } = openFinance();
  await chooseAction(user, 'USDT', 'Transfer out');
  const dialog = await screen.findByRole('dialog', { name: 'Transfer from Leverage account to Funding account' });
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(exchange().moved).toEqual([]);
});

test('contract transfers whose reply is lost are looked up in the dialog, and the amount is emptied', async () => {
  server.use(
    respond(transfer, ({ request }) => {
      exchange().moved.push(request);
      exchange().transfers = [
        {
          id: 9,
          currency_name: 'USDT',
          number: '100',
          from_field: 'legal',
          to_field: 'lever',
          create_time: Math.floor(Date.now() / 1000),
        },
      ];
      return noConnection();
    }),
  );
  const { user } = openFinance();
  await chooseAction(user, 'USDT', 'Transfer in');
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '100');
  await user.click(screen.getByRole('button', { name: 'Transfer' }));
  await user.click(await button('Transfer 100 USDT'));
  expect(await screen.findByRole('heading', { name: 'Transfer completed' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(exchange().moved).toHaveLength(1);
});

const PARTS = {
  [LINKS.subscriptionRecords.name]: featurePart(() =>
    Promise.resolve({ Component: () => <p>Rows of subscriptions</p> }),
  ),
};
const openCoins = () =>
  openScreen(
    () => (
      <FeaturePartsContext value={PARTS}>
        <ChangeScreen />
      </FeaturePartsContext>
    ),
    '/new_account/change',
  );

test('the coin account opens one panel at a time', async () => {
  const { user } = openCoins();
  await chooseAction(user, 'USDT', 'Deposit');
  expect(await screen.findByRole('region', { name: 'Deposit USDT' })).toBeVisible();
  await chooseAction(user, 'BRS', 'History');
  expect(await screen.findByRole('region', { name: 'BRS history' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Deposit USDT' })).not.toBeInTheDocument();
  await chooseAction(user, 'BRS', 'History');
  expect(screen.queryByRole('region', { name: 'BRS history' })).not.toBeInTheDocument();
});

test('the coin account offers deposits and withdrawals of BTC, USDT and ETH only', async () => {
  const { user } = openCoins();
  expect(await actionsOf(user, 'USDT')).toEqual(expect.arrayContaining(['Deposit', 'Withdraw']));
  await user.keyboard('{Escape}');
  const others = await actionsOf(user, 'DOGE');
  expect(others).not.toContain('Deposit');
  expect(others).not.toContain('Withdraw');
});

/** The coin account of a client that has the given screens, at an exchange with DOGE/USDT and BRS/BTC. */
function openWithPairs(pathOf: Screens['pathOf']) {
  const pairs = [
    aPair({ baseId: 4, quoteId: 1, base: 'DOGE', quote: 'USDT' }),
    aPair({ baseId: 9, quoteId: 2, base: 'BRS', quote: 'BTC' }),
  ];
  server.use(respond(quotationNew, () => wireGroups([aGroup({ pairs })])));
  return openScreen(() => {
    const screens = { ...useScreens(), pathOf };
    return (
      <ScreensContext value={screens}>
        <ChangeScreen />
      </ScreensContext>
    );
  }, '/new_account/change');
}

test('the coin account leads to the trading screen of a coin that has a pair with USDT', async () => {
  const { user, router } = openWithPairs(({ name }) => (name === LINKS.spot.name ? '/dealCenter' : undefined));
  await user.click(await button('Actions for DOGE'));
  await user.click(await screen.findByRole('menuitem', { name: 'Trade' }));
  await eventually(() => expect(createPath(router.state.location)).toBe('/dealCenter?symbol=DOGE_USDT'));
});

test('the coin account offers no trade of a coin without a pair with USDT', async () => {
  const { user } = openWithPairs(({ name }) => (name === LINKS.spot.name ? '/dealCenter' : undefined));
  await user.click(await button('Actions for DOGE'));
  await screen.findByRole('menuitem', { name: 'Trade' });
  await user.keyboard('{Escape}');
  expect(await actionsOf(user, 'BRS')).not.toContain('Trade');
});

test('the coin account says that withdrawals are closed', async () => {
  server.use(respond(walletList, () => ({ ...exchange().wallet, is_open_CTbi: 0 })));
  const { user } = openCoins();
  await chooseAction(user, 'USDT', 'Withdraw');
  expect(await screen.findByText('Deposits and withdrawals are currently unavailable')).toBeVisible();
});

test("the coin account polls the platform token's price, and shows it below the balances", async () => {
  const prices = ['0.35', '0.36'];
  server.use(respond(tokenPrice, () => ({ price: prices.shift() ?? '0.37' })));
  openCoins();
  const price = await screen.findByText(/1 BRS = 0\.37/);
  const balances = screen.getByRole('table', { name: 'Balances, Spot account' });
  expect(balances.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("the coin account shows the platform token's price and its subscription records", async () => {
  const { user } = openCoins();
  expect(await screen.findByText(/1 BRS = 0\.35/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Subscription history' }));
  expect(await screen.findByText('Rows of subscriptions')).toBeVisible();
});

test('the actions of a row are in one menu', async () => {
  const { user } = openCoins();
  await chooseAction(user, 'USDT', 'History');
  expect(await screen.findByRole('region', { name: 'USDT history' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deposit USDT' })).not.toBeInTheDocument();
});

test('the coin account on a phone is a list of coins with balance, value and one menu', async () => {
  stubLayout(390);
  const { user } = openCoins();
  const list = await screen.findByRole('list', { name: 'Balances, Spot account' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^USDT20\.0+20\.00$/),
    expect.stringMatching(/^DOGE7\.0+7\.00$/),
    expect.stringMatching(/^BRS3\.0+3\.00$/),
  ]);
  await chooseAction(user, 'USDT', 'History');
  expect(await screen.findByRole('region', { name: 'USDT history' })).toBeVisible();
});

test('the coin account offers a retry where the balances could not be loaded', async () => {
  server.use(respond(walletList, () => status(500)));
  openCoins();
  expect(await screen.findByText('Your balances could not be loaded')).toBeVisible();
});

test('the detail of an account shows available, frozen and the value in CNY with two decimals', async () => {
  openScreen(LegalAccountScreen, '/legalAccount?currency_id=1');
  expect(await screen.findByText('357.00')).toBeVisible();
  expect(screen.getByText('50.00')).toBeVisible();
});

const linksOfCoin = (name: string) =>
  screen.getAllByRole('link', { name }).filter((link) => link.getAttribute('href')?.includes('currency=1'));

test.each([
  ['the coin account', CoinAccountScreen, '/new_account/changeAccount', ['Deposit', 'Withdraw', 'Transfer'], 'change'],
  ['the asset account', LegalAccountScreen, '/legalAccount', ['Transfer'], 'legal'],
] as const)('the page of a coin in %s leads to what can be done with it', async (_name, Screen, path, names, from) => {
  openScreen(Screen, `${path}?currency_id=1`);
  await screen.findByRole('heading', { name: 'USDT' });
  expect(['Deposit', 'Withdraw', 'Transfer'].filter((name) => linksOfCoin(name).length > 0)).toEqual(names);
  expect(linksOfCoin('Transfer')[0]).toHaveAttribute('href', `/new_account/transfer?currency=1&from=${from}`);
});

test('the detail of an account names a currency that does not exist', async () => {
  openScreen(LegalAccountScreen, '/legalAccount?currency_id=x');
  expect(await screen.findByText('Currency not found')).toBeVisible();
});
