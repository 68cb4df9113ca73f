import { respond, status } from '@bourse/api-client/testing';
import { leverClose, leverMyTrade } from '@bourse/contracts/lever';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPosition } from '../testing';
import { confirmWith, freshTrading, open } from './trading.test-support';

const { server, heal, present } = freshTrading();
const reverseButton = (id: number) => screen.findByRole('button', { name: `Reverse: order ${id}` });

it('a reversal that is pressed while the outcome of another one is unknown says so, and looks that one up again', async () => {
  present.exchange.positions = [aPosition(), aPosition({ id: 32 })];
  const { user } = open();
  const other = await reverseButton(32);
  server.use(
    respond(leverClose, () => status(504)),
    respond(leverMyTrade, () => status(502)),
  );
  await user.click(await reverseButton(31));
  await confirmWith(user, 'Reverse position');
  await screen.findByText(/could not be checked/);
  const looked = Promise.withResolvers<void>();
  server.use(
    respond(leverMyTrade, async () => {
      await looked.promise;
      return status(502);
    }),
  );
  await user.click(other);
  expect(await screen.findByText(/^The reversal of BTC\/USDT position 31 is not settled/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  looked.resolve();
  expect(await screen.findByText(/could not be checked/)).toBeVisible();
  expect(screen.queryByText(/is not settled/)).toBeNull();
  heal();
  await user.click(await reverseButton(32));
  expect(await screen.findByText(/^The position is still open and was not reversed/)).toBeVisible();
  await user.click(await reverseButton(32));
  expect(await screen.findByRole('dialog', { name: 'Reverse BTC/USDT position 32' })).toBeVisible();
  expect(present.exchange.closed).toEqual([]);
});

it('a reversal that is pressed while the request of another one is under way says that it is still being sent', async () => {
  present.exchange.positions = [aPosition(), aPosition({ id: 32 })];
  const { user } = open();
  const replied = Promise.withResolvers<void>();
  server.use(
    respond(leverClose, async () => {
      await replied.promise;
      return status(504);
    }),
  );
  await user.click(await reverseButton(31));
  await confirmWith(user, 'Reverse position');
  await user.click(await reverseButton(32));
  expect(await screen.findByText(/^The reversal of BTC\/USDT position 31 is still being sent/)).toBeVisible();
  expect(screen.queryByText(/is not settled/)).toBeNull();
  replied.resolve();
  expect(await screen.findByText(/^The position is still open and was not reversed/)).toBeVisible();
});
