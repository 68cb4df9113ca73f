import { respond, status } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import { walletDetail } from '@bourse/contracts/wallet';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshExchange } from '../testing/fresh-exchange';
import { openPanel } from './order-panel.test-support';

const { server } = freshExchange();

/** A back end whose deal has 100,000 USDT to spend, in one of its accounts. */
const moneyIn = (account: 'legal' | 'change') =>
  respond(walletDetail, ({ request: { type } }) => ({
    currency_name: 'USDT',
    [`${type}_balance`]: type === account ? '100000' : '7',
  }));

const available = () => screen.getByText(/^Available/);

it('the form names the asset account where a back end without announcements pays a buy from it, and not for a sale', async () => {
  server.use(
    respond(capabilities, () => status(404)),
    moneyIn('legal'),
  );
  const { user } = await openPanel();
  await waitFor(() => expect(available()).toHaveTextContent('Available (funding account)'));
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  await waitFor(() => expect(available()).not.toHaveTextContent('funding account'));
});

it('the form names no other account where a buy is paid from the coin account', async () => {
  server.use(
    respond(capabilities, () => status(404)),
    moneyIn('change'),
  );
  const { store } = await openPanel();
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"change"'));
  expect(available()).not.toHaveTextContent('funding account');
});
