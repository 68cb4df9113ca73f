import { compare, decimal } from '@bourse/decimal';
import type { Exchange } from '../../exchange-interface';
import { closeOne } from '../../products/lever/close';
import { enter } from '../../products/lever/product';
import { setStops } from '../../products/lever/set-stops';
import { submitLever } from '../../products/lever/submit';
import { LEVER_WALLET } from '../../products/lever/types';
import type { Random } from '../../ports';
import { nextLeverAction, stopsAround } from './plan';

/** A bot with less than this in the quote currency gets a deposit of twice as much. All contracts are quoted in USDT. */
const NEEDED = decimal(10_000);
const DEPOSIT = decimal(20_000);

const STEP_EVERY_MS = 20_000;

interface Needs {
  readonly exchange: Exchange;
  /** Users that hold positions. */
  readonly users: readonly number[];
  readonly random: Random;
}

/** One action of one bot, through the commands of users: opens a position, with stops or without, or closes one. */
export async function actWithLeverage({ exchange, users, random }: Needs): Promise<void> {
  const userId = users[Math.floor(random.next() * users.length)];
  if (userId === undefined) return;
  const read = await exchange.run((context) => ({
    ok: true as const,
    held: enter(context)
      .lever.positionsOf(userId)
      .map(({ id }) => id),
  }));
  if (!read.ok) return;
  const pairs = exchange.pairs().filter(({ leverage }) => leverage !== undefined);
  const action = nextLeverAction(
    read.held,
    pairs.map(({ id }) => id),
    random,
  );
  if (action.kind === 'close') {
    await exchange.run((context) => closeOne(enter(context), { userId, orderId: action.orderId }));
  }
  if (action.kind !== 'open') return;
  const pair = exchange.pair(action.order.pairId);
  if (!pair) return;
  await provide(exchange, userId, pair.quoteId);
  // Refused while the price is stale or an outlier, as for every user.
  const opened = await exchange.run((context) => submitLever(enter(context), { ...action.order, userId }));
  if (!opened.ok || !action.hasStops) return;
  const { id, entryPrice, direction } = opened.order;
  const stops = stopsAround(entryPrice, direction, pair.priceDecimals);
  await exchange.run((context) => setStops(enter(context), { userId, orderId: id, ...stops }));
}

async function provide(exchange: Exchange, userId: number, currencyId: number): Promise<void> {
  const { available } = await exchange.balance(userId, currencyId, LEVER_WALLET);
  if (compare(available, NEEDED) >= 0) return;
  await exchange.admin.deposit({ userId, currencyId, wallet: LEVER_WALLET, amount: DEPOSIT });
}

/** Runs the bots three times a minute until they are stopped. */
export function startLeverBots(needs: Needs & { readonly onError: (error: unknown) => void }): () => Promise<void> {
  let running: Promise<void> | undefined;
  const step = () => {
    running ??= actWithLeverage(needs)
      .catch(needs.onError)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(step, STEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
