import { respond, rejection } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { eventually } from '@bourse/vitest-config/eventually';
import { cancelOrder } from '@bourse/contracts/spot';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freshOrders, open } from '../screens/all-orders.test-support';

const { server, present } = freshOrders();

const rowsOf = async () => {
  const table = await screen.findByRole('table', { name: 'Order history' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

it('the order history keeps an order that the user has cancelled, and a refusal with its reason', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Cancel: buy 0.5 BTC/ }));
  await eventually(() => expect(present.exchange.cancelled).toEqual([1]));
  server.use(respond(cancelOrder, () => rejection(SERVER_TEXTS.insufficientBalance)));
  await user.click(await screen.findByRole('button', { name: /^Cancel: sell .* BTC/ }));
  await user.click(screen.getByRole('tab', { name: 'Order history' }));
  await eventually(async () =>
    expect(await rowsOf()).toEqual([
      expect.stringMatching(/BTC\/USDT.*Sell.*Rejected.*Insufficient balance/),
      expect.stringMatching(/BTC\/USDT.*Buy.*97,000.*0\.5.BTC.*Cancelled/),
    ]),
  );
});
