import { decimal } from '@bourse/decimal';
import type { User } from '../../accounts/types';
import type { ChainReport } from '../../core/chain-report';
import { hashFor } from '../../testing/builders';
import { createTestExchange } from '../../testing/test-exchange';
import { observeDeposit } from './deposit';
import { depositAddressOf } from './deposit-address';
import { wallet } from './product';
import type { RequestWithdrawal } from './types';
import { requestWithdrawal } from './withdraw';

/** A valid address on Tron that belongs to no user of the exchange. */
export const TRON_ADDRESS = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

/** The same on Bitcoin; an example of BIP 173. */
export const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** A withdrawal of 100 units over Tron. */
export const withdrawalOf = (
  user: User,
  currencyId: number,
  overrides: Partial<RequestWithdrawal> = {},
): RequestWithdrawal => ({
  userId: user.id,
  currencyId,
  wallet: 'change',
  amount: decimal('100'),
  address: TRON_ADDRESS,
  network: 'TRC20',
  ...overrides,
});

/** A test exchange with short ways to withdraw, and to report transactions as a chain does. */
export async function createWalletExchange() {
  const test = await createTestExchange();
  const { exchange } = test;
  let reports = 0;
  let maker: User | undefined;

  return {
    ...test,
    usdtOf: (user: User) => test.balance(user, 'USDT'),
    request: (user: User, overrides: Partial<RequestWithdrawal> = {}) =>
      exchange.run((context) =>
        requestWithdrawal(context, context.of(wallet), withdrawalOf(user, test.usdt.id, overrides), exchange.products),
      ),
    /** 250 USDT to the user's address in a transaction of its own, without confirmations. */
    report(user: User, overrides: Partial<ChainReport> = {}): ChainReport {
      reports += 1;
      return {
        network: 'TRC20',
        hash: hashFor(`report ${reports}`),
        output: 0,
        address: depositAddressOf(user.id, 'tron'),
        currencyId: test.usdt.id,
        amount: decimal('250'),
        confirmations: 0,
        direction: 'in',
        isReversed: false,
        reference: 0,
        ...overrides,
      };
    },
    /** A market for BTC/USDT around a price, with which the marks are evaluated. */
    async quote(price: string) {
      maker ??= await test.user({ BTC: '1000', USDT: '10000000' });
      await test.place(maker, 'sell', '100', price);
      await test.place(maker, 'buy', '0.01', String(Number(price) - 1));
      await exchange.tick();
    },
    observe: (seen: ChainReport) => exchange.run((context) => observeDeposit(context, context.of(wallet), seen)),
  };
}

export type WalletTest = Awaited<ReturnType<typeof createWalletExchange>>;
