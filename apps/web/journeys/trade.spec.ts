import { expect, test } from './support/journey';
import { tickAbove } from './support/sandbox';

test('a limit buy rests and gives its money back, one above the best bid heads the book of another browser, and a market buy fills', async ({
  deal,
  secondUser,
  sandbox,
}) => {
  const trader = await sandbox.user({ USDT: '1000000' });
  await secondUser.open();
  await deal.openAs(trader);
  await expect(deal.available()).toContainText('1,000,000');
  const row = (price: RegExp) => deal.openOrders.getByRole('row', { name: price });

  await test.step('orders of this and of another device rest and are cancelled', async () => {
    await deal.type('Buy', '12345.6', '0.5');
    await deal.submit('Buy');
    await expect(row(/12,345\.6/)).toBeVisible();
    await expect(deal.available()).toContainText('993,827.2');
    await expect.poll(() => deal.openOrdersOf(trader)).toBe(1);

    await sandbox.order({ account: trader.account, symbol: 'BTC/USDT', side: 'buy', quantity: '0.01', price: '12300' });
    await expect(row(/12,300/)).toBeVisible();
    for (const price of [/12,345\.6/, /12,300/]) {
      await row(price)
        .getByRole('button', { name: /^Cancel/ })
        .click();
      await expect(row(price)).toHaveCount(0);
    }
    await expect(deal.available()).toContainText('1,000,000');
  });

  await test.step('the best bid heads the book of another browser until it is cancelled', async () => {
    const mine = secondUser.book.getByRole('row', { name: /^Buy-in 1 .* 0\.01234 / });
    await deal.type('Buy', tickAbove(await sandbox.bestBid('BTC/USDT')), '0.01234');
    await deal.submit('Buy');
    await expect(mine).toBeAttached();
    await deal.openOrders.getByRole('button', { name: /^Cancel:/ }).click();
    await expect(mine).toHaveCount(0);
  });

  await test.step('a market buy changes history, balance, and the trade list in both browsers', async () => {
    await sandbox.offerOnTop('BTC/USDT', '1');
    await deal.choose('Market');
    await expect(deal.bestPrice).toBeDisabled();
    await expect(deal.bestPrice).not.toHaveValue('');
    await deal.sizeIn('BTC');
    await deal.amount.fill('0.0317');
    await deal.submit('Buy');

    await expect(deal.available()).not.toContainText('1,000,000');
    for (const user of [deal, secondUser]) {
      await user.showTrades();
      await expect(user.trades.getByRole('row', { name: /0\.0317/ }).first()).toBeVisible();
    }
    await deal.showHistory();
    await expect(deal.history.getByRole('row', { name: /Buy.*0\.0317/ })).toBeVisible();
  });
});
