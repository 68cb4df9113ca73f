import { decimal } from '@bourse/decimal';
import type { NewUser, User } from '../accounts/types';
import { readPayee, savePayee } from '../accounts/payees';
import type { Config } from '../config';
import type { Exchange } from '../exchange-interface';
import { addRegion, readRegion } from '../products/identity/regions';
import { WALLETS, type Wallet } from '../ledger/types';

/** A login beside the demo one, with the same password, on a loopback address only: the other side of a trade. */
const SECOND_ACCOUNT = 'second@bourse.example';

const MAKERS = 4;
const TAKERS = 6;
const LEVERAGED = 3;

type Money = Partial<Record<Wallet, Readonly<Record<string, string>>>>;

const DEMO_MONEY: Money = {
  change: {
    USDT: '50000',
    BTC: '0.5',
    ETH: '8',
    SOL: '60',
    XRP: '5000',
    DOGE: '40000',
    LTC: '50',
    PEPE: '500000000',
    BRS: '2000',
  },
  legal: { USDT: '10000', BTC: '0.1', ETH: '1' },
  lever: { USDT: '5000', BTC: '0.05', ETH: '0.5' },
  micro: { USDT: '2000', BTC: '0.02', ETH: '0.2', BRS: '1000' },
};

/** The demo login can trade with others at once. */
const DEMO_PAYEE = {
  realName: 'Demo User',
  bankName: 'Bank of Shanghai',
  bankAccount: '4111111111111111',
  alipayAccount: 'demo@pay.example',
  wechatAccount: 'demo_pay',
  wechatNickname: 'Demo',
};

const SECOND_MONEY: Money = {
  change: { USDT: '25000', BTC: '0.25', ETH: '4' },
  legal: { USDT: '5000' },
};

/**
 * Creates the demo login and a second one where they are missing, each with money in every account that never had any. The
 * demo login gets the password of the configuration and is a regional agent. On an address that others reach, no other seeded login works, and
 * sessions of an earlier start on this machine have ended: their tokens may be known.
 */
export async function seedPeople(
  exchange: Exchange,
  { demo, isLoopback }: Pick<Config, 'demo' | 'isLoopback'>,
): Promise<void> {
  const { email, password } = demo;
  const demoUser = await person(exchange, { account: email, password, extensionCode: 'BOURSE', reviewStatus: 2 });
  await give(exchange, demoUser, DEMO_MONEY);
  if (!(await readPayee(exchange.db, demoUser.id))) await savePayee(exchange.db, demoUser.id, DEMO_PAYEE);
  const second = await person(exchange, { account: SECOND_ACCOUNT, extensionCode: 'SECOND' });
  await give(exchange, second, SECOND_MONEY);
  if (!(await readRegion(exchange.db, demoUser.id, 1))) {
    await addRegion(exchange.db, demoUser.id, regionUsers(exchange.now()));
  }
  await exchange.admin.setPassword(demoUser.id, password);
  if (isLoopback) {
    await exchange.admin.setPassword(second.id, password);
    return;
  }
  await exchange.admin.disableLogin(second.id);
  await exchange.admin.revokeSessions(second.id);
  await exchange.admin.revokeSessions(demoUser.id);
}

const REGION_SIZE = 23;
const REGION_CITY = 'Shanghai';
const DISTRICTS = ['Pudong', 'Huangpu', "Jing'an", 'Xuhui', 'Changning'];
const JOINED_EVERY_MS = 37 * 60 * 60_000;

/** Users of the region of the demo login, oldest first. */
function regionUsers(now: number) {
  return Array.from({ length: REGION_SIZE }, (_none, index) => ({
    city_name: REGION_CITY,
    district_name: DISTRICTS[index % DISTRICTS.length] ?? '',
    phone: `138****${String(1000 + index * 37)}`,
    joined_at: now - (REGION_SIZE - index) * JOINED_EVERY_MS,
  }));
}

/** The users of bots that trade spot. */
export async function botUsers(exchange: Exchange): Promise<{ makers: number[]; takers: number[] }> {
  return { makers: await botsOf(exchange, 'maker', MAKERS), takers: await botsOf(exchange, 'taker', TAKERS) };
}

/** The users of bots that hold leverage positions, see `lever/lever-bots`. */
export function leverBotUsers(exchange: Exchange): Promise<number[]> {
  return botsOf(exchange, 'leverage', LEVERAGED);
}

/** Users of bots, created where they are missing; they have no password, so a login as one of them is impossible. */
async function botsOf(exchange: Exchange, kind: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    ids.push((await person(exchange, { account: `${kind}${number}@bots.bourse.example`, isBot: true })).id);
  }
  return ids;
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
