import { decimal } from '@bourse/decimal';
import type { NewUser, User } from '../accounts/types';
import type { Config } from '../config';
import type { Exchange } from '../exchange';
import { WALLETS, type Wallet } from '../ledger/types';

/** A login beside the demo one, with the same password: the other side of a trade between two people. */
const SECOND_ACCOUNT = 'second@bourse.example';

const MAKERS = 4;
const TAKERS = 6;

type Money = Partial<Record<Wallet, Readonly<Record<string, string>>>>;

const DEMO_MONEY: Money = {
  change: { USDT: '50000', BTC: '0.5', ETH: '8', SOL: '60', XRP: '5000', DOGE: '40000', LTC: '50', PEPE: '500000000' },
  legal: { USDT: '10000', BTC: '0.1', ETH: '1' },
  lever: { USDT: '5000', BTC: '0.05', ETH: '0.5' },
  micro: { USDT: '2000', BTC: '0.02', ETH: '0.2' },
};

const SECOND_MONEY: Money = {
  change: { USDT: '25000', BTC: '0.25', ETH: '4' },
  legal: { USDT: '5000' },
};

/**
 * The two people with a login: found again or made, each with money in every account that never had any. The demo login has
 * the password of the configuration, whatever it was before.
 */
export async function seedPeople(exchange: Exchange, { demo }: Pick<Config, 'demo'>): Promise<void> {
  const { email, password } = demo;
  const demoUser = await person(exchange, { account: email, password, extensionCode: 'BOURSE', reviewStatus: 2 });
  await give(exchange, demoUser, DEMO_MONEY);
  const second = await person(exchange, { account: SECOND_ACCOUNT, password, extensionCode: 'SECOND' });
  await give(exchange, second, SECOND_MONEY);
  for (const { id } of [demoUser, second]) await exchange.admin.setPassword(id, password);
}

/** The bots' users; they have no password, so nobody logs in as one of them. */
export async function botUsers(exchange: Exchange): Promise<{ makers: number[]; takers: number[] }> {
  const users = async (kind: string, count: number) => {
    const ids: number[] = [];
    for (let number = 1; number <= count; number += 1) {
      ids.push((await person(exchange, { account: `${kind}${number}@bots.bourse.example`, isBot: true })).id);
    }
    return ids;
  };
  return { makers: await users('maker', MAKERS), takers: await users('taker', TAKERS) };
}

async function person(exchange: Exchange, user: NewUser): Promise<User> {
  const known = await exchange.accounts.userByAccount(user.account);
  if (known) return known;
  let created = await exchange.admin.createUser(user);
  // A demo account of another name had the code before.
  if (!created.ok && created.reason === 'extension_code_taken') {
    created = await exchange.admin.createUser({ ...user, extensionCode: undefined });
  }
  if (!created.ok) throw new Error(`${user.account}: ${created.reason}`);
  return created.user;
}

async function give(exchange: Exchange, user: User, money: Money): Promise<void> {
  const had = await exchange.balances(user.id);
  for (const wallet of WALLETS) {
    for (const [code, amount] of Object.entries(money[wallet] ?? {})) {
      const currency = exchange.currencies().find((known) => known.code === code);
      if (!currency || had.some((balance) => balance.currencyId === currency.id && balance.wallet === wallet)) continue;
      await exchange.admin.deposit({ userId: user.id, currencyId: currency.id, wallet, amount: decimal(amount) });
    }
  }
}
