import { decimal, minus, plus, sum, ZERO, type Decimal } from '@bourse/decimal';
import { runs } from '@bourse/vitest-config/thorough';
import { expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { seededRandom } from '../../simulation/random';
import { createLeverExchange, done, type LeverExchange } from './lever.test-support';

const RACES = runs(50, 500);
const RACES_OF_A_ROUND = 50;
const DEPOSIT = decimal(1100);
const START = 100_000;

type Draw = (below: number) => number;

/** Users with one position each, some with a stop loss. */
async function openAll(lever: LeverExchange, users: readonly User[], draw: Draw): Promise<number[]> {
  const ids: number[] = [];
  for (const user of users) {
    const direction = draw(2) === 0 ? 'long' : 'short';
    const multiple = decimal(draw(2) === 0 ? 50 : 100);
    // oxlint-disable-next-line no-await-in-loop -- ids in the order of the users
    const { id } = done(await lever.submit(user, { direction, multiple, lots: decimal(1 + draw(50)) }));
    ids.push(id);
    if (draw(2) === 0) {
      const stop = String(direction === 'long' ? START - 1 - draw(600) : START + 1 + draw(600));
      // oxlint-disable-next-line no-await-in-loop -- as above
      done(await lever.setStops(user, id, '0', stop));
    }
  }
  return ids;
}

it(`of close, stop and liquidation exactly one ends a position (${RACES} races)`, async () => {
  const lever = await createLeverExchange();
  const random = seededRandom('race');
  const draw: Draw = (below) => Math.floor(random.next() * below);
  await lever.fundInsurance('1000000');
  const users = await Promise.all(Array.from({ length: RACES_OF_A_ROUND }, () => lever.trader('1100')));
  let races = 0;
  while (races < RACES) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    races += await round(lever, users, draw);
  }
  expect(races).toBeGreaterThanOrEqual(RACES);
  await lever.end();
});

/** One race for each user: closes and gaps of the mark price arrive in one turn, in any order. */
async function round(lever: LeverExchange, users: readonly User[], draw: Draw): Promise<number> {
  await lever.mark(START);
  const before = await Promise.all(users.map(async (user) => (await lever.money(user)).available));
  const insuranceBefore = await lever.house('insurance');
  const ids = await openAll(lever, users, draw);

  const gap = () => lever.mark(START + (draw(2) === 0 ? -1 : 1) * draw(3000));
  const closes = users.map((user, index) => () => lever.close(user, ids[index] ?? 0));
  const commands = [...closes, ...closes, gap, gap, gap]
    .map((command) => ({ command, order: draw(1_000_000) }))
    .toSorted((a, b) => a.order - b.order);
  const results = await Promise.all(commands.map(({ command }) => command()));

  const read = await Promise.all(ids.map((id) => lever.order(id)));
  const orders = read.filter((order) => order?.status === 'closed');
  expect(orders).toHaveLength(ids.length);
  const closedByUser = orders.filter((order) => order.closeReason === 'user').length;
  const successes = results.filter((result) => result.ok && 'order' in result).length;
  expect(successes).toBe(closedByUser);

  // The insurance fund has paid any amount beyond deposit, fee and P/L.
  let insured: Decimal = ZERO;
  for (const [index, user] of users.entries()) {
    const order = orders[index];
    const { available, held } = await lever.money(user);
    expect(held).toBe('0');
    const expected = sum([before[index] ?? ZERO, minus(ZERO, order?.tradeFee ?? ZERO), order?.profit ?? ZERO]);
    insured = plus(insured, minus(available, expected));
    // All users start the next round with the same balance.
    if (available !== DEPOSIT) await refill(lever, user, available);
  }
  expect(await lever.house('insurance')).toBe(minus(insuranceBefore, insured));
  return users.length;
}

async function refill(lever: LeverExchange, user: User, available: Decimal): Promise<void> {
  const missing = minus(DEPOSIT, available);
  if (missing.startsWith('-')) return;
  const command = { userId: user.id, currencyId: lever.usdt.id, wallet: 'lever', amount: missing } as const;
  await lever.exchange.admin.deposit(command);
}
