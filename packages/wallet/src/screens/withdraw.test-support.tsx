import { freshServer } from '@bourse/feature-kit/test-server';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach } from 'vitest';
import { aWireWallet, walletExchange, walletHandlers } from '../testing';
import { loadTexts, openScreen } from '../testing/open-screen';
import { Component as WithdrawScreen } from './withdraw';

export const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** For the top of a test file: for each test a new exchange whose user has 1,000 USDT, and the texts of the screen. */
export function freshWithdrawals() {
  const { server } = freshServer(() => []);
  const present = { exchange: walletExchange(), server };
  beforeAll(async () => {
    await loadTexts();
  });
  beforeEach(() => {
    present.exchange = walletExchange({
      wallet: aWireWallet({
        change_wallet: {
          balance: [
            { currency: 1, currency_name: 'USDT', currency_type: 'erc20', change_balance: '1000', usdt_price: 1 },
          ],
          usdt_totle: '1000',
        },
      }),
    });
    server.use(...walletHandlers(present.exchange));
  });
  return present;
}

export async function open(options?: Parameters<typeof openScreen>[2]) {
  const opened = openScreen(WithdrawScreen, '/new_account/withdraw', options);
  await screen.findByRole('button', { name: 'Review withdrawal' });
  return opened;
}

export const addressField = () => screen.getByRole('textbox', { name: 'USDT address' });

export const amountField = () => screen.getByRole('textbox', { name: 'Amount' });

export const review = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Review withdrawal' }));

export async function fill(user: UserEvent, address: string, amount: string) {
  await user.click(addressField());
  await user.paste(address);
  await user.type(amountField(), amount);
}
