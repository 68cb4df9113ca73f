import { expect, test } from './support/journey';
import { tickAbove } from './support/sandbox';

test('a limit buy rests, shows in another browser, and gives its money back when cancelled', async ({
  deal,
  secondReader,
  sandbox,
}) => {
  const trader = await sandbox.user({ USDT: '50000' });
  await secondReader.open();
  await deal.openAs(trader);
  await expect(deal.available()).toContainText('50,000');

  await deal.type('Buy', '12345.6', '0.5');
  await deal.submit('Buy');

  await expect(deal.openOrders.getByRole('row', { name: /12,345\.6/ })).toBeVisible();
  await expect(deal.available()).toContainText('43,827.2');
  await expect.poll(() => deal.openOrdersOf(trader)).toBe(1);

  await sandbox.order({ account: trader.account, symbol: 'BTC/USDT', side: 'buy', quantity: '0.01', price: '12300' });
  await expect(deal.openOrders.getByRole('row', { name: /12,300/ })).toBeVisible();

  for (const price of [/12,345\.6/, /12,300/]) {
    await deal.openOrders
      .getByRole('row', { name: price })
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await expect(deal.openOrders.getByRole('row', { name: price })).toHaveCount(0);
  }
  await expect(deal.available()).toContainText('50,000');
});

test('a limit buy above the best bid heads the book of another browser', async ({ deal, secondReader, sandbox }) => {
  const trader = await sandbox.user({ USDT: '1000000' });
  await deal.openAs(trader);
  await secondReader.open();
  const mine = secondReader.book.getByRole('row', { name: /^Buy-in 1 .* 0\.01234 / });

  await deal.type('Buy', tickAbove(await sandbox.bestBid('BTC/USDT')), '0.01234');
  await deal.submit('Buy');

  await expect(mine).toBeAttached();
  await deal.openOrders.getByRole('button', { name: /^Cancel:/ }).click();
  await expect(mine).toHaveCount(0);
});

test('a market buy fills: history, balance, and the trade list in both browsers', async ({
  deal,
  secondReader,
  sandbox,
}) => {
  const trader = await sandbox.user({ USDT: '1000000' });
  await sandbox.offerOnTop('ETH/USDT', '1');
  await deal.openAs(trader, 'ETH_USDT');
  await secondReader.open('ETH_USDT');
  await expect(deal.available()).toContainText('1,000,000');

  await deal.choose('Market');
  await expect(deal.bestPrice).toBeDisabled();
  await expect(deal.bestPrice).not.toHaveValue('');
  await deal.amount.fill('0.0317');
  await deal.submit('Buy', 'ETH');

  await expect(deal.available()).not.toContainText('1,000,000');
  await expect(deal.trades.getByRole('row', { name: /0\.0317/ }).first()).toBeVisible();
  await expect(secondReader.trades.getByRole('row', { name: /0\.0317/ }).first()).toBeVisible();
  await deal.showHistory();
  await expect(deal.history.getByRole('row', { name: /Buy.*0\.0317/ })).toBeVisible();
});
