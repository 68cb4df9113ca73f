import { roundHalfUp, sum, times, type Decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { moveReplay, replay as replayCall } from '@bourse/contracts/market';
import { Rejection, seconds } from '@bourse/contract-server';
import type { Exchange } from '../../exchange-interface';
import type { Router } from '../../http/route';
import { usdtPrice } from '../../http/wire';
import type { MarketData } from '../../market-data/market-data';
import type { UserFill } from '../../products/spot/types';
import { againstHolding } from './journal';
import { moveReplay as move, ReplayMoveError } from './move';
import type { Replay } from './replay';
import { spotOf } from '../../products/spot/spot-orders';

/** Fills of the answer; the sum is over {@link MOST_SUMMED}. */
const SHOWN = 50;
const MOST_SUMMED = 5000;
const USDT_DECIMALS = 4;

interface Needs {
  readonly exchange: Exchange;
  readonly market: MarketData;
  readonly replay: Replay;
  /** Begins a session at a time (epoch milliseconds). */
  readonly reset: ((startAt?: number) => void) | undefined;
}

/** The panel of a replay: its position, its controls and the journal of the session. */
export function replayRoutes({ userRoute }: Router, { exchange, market, replay, reset }: Needs): void {
  userRoute(replayCall, async ({ user }) => {
    const { from, to, at, speed, isPaused, isEnded } = replay.state();
    const fills = await spotOf(exchange).completedOrders(user.id, {}, { page: 1, size: MOST_SUMMED });
    const rows = fills.flatMap((fill) => rowOf(fill) ?? []);
    return {
      from: seconds(from),
      to: seconds(to),
      at: seconds(at),
      speed,
      paused: isPaused ? 1 : 0,
      ended: isEnded ? 1 : 0,
      fills: rows.slice(0, SHOWN),
      against_holding: sum(rows.map((row) => row.against_holding)),
    };
  });

  function rowOf(fill: UserFill) {
    const pair = exchange.pair(fill.pairId);
    const present = exchange.lastPrice(fill.pairId);
    const worth = pair && usdtPrice(exchange, market, pair.quoteId);
    if (!pair || present === undefined || worth === undefined) return undefined;
    return {
      id: fill.id,
      symbol: pair.symbol,
      type: fill.side === 'buy' ? ('in' as const) : ('out' as const),
      price: fill.price,
      number: fill.quantity,
      time: seconds(fill.at),
      against_holding: inUsdt(againstHolding(fill, present), worth),
    };
  }

  userRoute(moveReplay, async ({ input }) => {
    try {
      await move({ replay, reset }, { ...input, at: input.at === undefined ? undefined : input.at * 1000 });
    } catch (error) {
      if (error instanceof ReplayMoveError) throw new Rejection(SERVER_TEXTS.parameterError);
      throw error;
    }
    return SERVER_TEXTS.operationSucceeded;
  });
}

function inUsdt(value: Decimal, worth: Decimal): Decimal {
  return roundHalfUp(times(value, worth), USDT_DECIMALS);
}
