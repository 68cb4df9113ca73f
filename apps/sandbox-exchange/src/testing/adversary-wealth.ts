import { decimal, plus } from '@bourse/decimal';
import { fromUnits } from '../ledger/money';
import { WALLETS } from '../ledger/types';
import { profitOf } from '../products/lever/formulas';
import { enter } from '../products/lever/rules';
import { wallet } from '../products/wallet/rules';
import type { Scene } from './adversary-world';

/** Rounding to the smallest units, and to ticks of the average. */
export const DUST = 0.01;

/** Has the attacker less than a reorganisation would take back? */
export function canFlee({ test, context, world }: Scene): boolean {
  const { transactions, price, users } = world;
  const unconfirmed = transactions
    .filter(({ hash }) => context.of(wallet).deposit({ network: 'TRC20', hash, output: 0 })?.state === 'credited')
    .reduce((sum, { amount: sent }) => sum + Number(sent), 0);
  const { usdt, btc } = test;
  const free = WALLETS.reduce((sum, of) => {
    const available = ({ id, scale }: typeof usdt) =>
      Number(fromUnits(context.ledger.available(users[0] ?? 0, id, of), scale));
    return sum + available(usdt) + available(btc) * price;
  }, 0);
  return unconfirmed > 0 && free < unconfirmed - DUST;
}

/** The available amount of the insurance fund, in the smallest unit. */
export function insurance({ test, context }: Scene): bigint {
  return context.ledger.account({ house: 'insurance' }, test.usdt.id).available;
}

/** Equity of a contract account at the present price. */
export function leverOf({ test, context, world }: Scene, userId: number) {
  const { usdt } = test;
  const account = context.ledger.account({ userId, wallet: 'lever' }, usdt.id);
  const positions = enter(context).lever.positionsOf(userId);
  const profit = positions.reduce(
    (sum, position) => plus(sum, profitOf(position, decimal(world.price), usdt.scale)),
    decimal(0),
  );
  const equity = plus(fromUnits(account.available + account.held, usdt.scale), profit);
  return { equity: Number(equity), profit: Number(profit), hasPositions: positions.length > 0 };
}

/** What every user has, in USDT at the present price; for the attacker also outside, and less what the attacker owes. */
export function wealths(scene: Scene): number[] {
  const { test, context, world } = scene;
  const { btc } = test;
  return world.users.map((userId, index) => {
    let sum = leverOf(scene, userId).profit;
    for (const { id, scale } of context.catalog.currencies()) {
      const price = id === btc.id ? world.price : 1;
      // Only USDT is in other accounts than the coin account.
      for (const of of id === test.usdt.id ? WALLETS : (['change'] as const)) {
        const { available, held } = context.ledger.account({ userId, wallet: of }, id);
        sum += (Number(available + held) / 10 ** scale) * price;
      }
    }
    const own = [world.outside - world.sold + underway(scene), 0, world.fiat + world.sold][index] ?? 0;
    return sum + own;
  });
}

/** Transactions that are on the chain and not credited, less what the attacker owes for reversed ones. */
function underway({ test, context, world }: Scene): number {
  const money = context.of(wallet);
  let sum = 0;
  for (const { hash, amount: sent, isGone, proven } of world.transactions) {
    const seen = money.deposit({ network: 'TRC20', hash, output: 0 });
    if (!isGone && !proven && (seen === undefined || seen.state === 'seen')) sum += Number(sent);
    if (seen) sum -= Number(fromUnits(seen.owed, test.usdt.scale));
  }
  return sum;
}
