import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { decimal, ZERO } from '@bourse/decimal';
import {
  launchInfo,
  RECORD_STATUS,
  subscribe as subscribeCall,
  subscriptionRecords,
  unlock as unlockCall,
} from '@bourse/subscription/contract';
import type { Context } from '../core/context';
import type { Services } from '../core/product';
import { currentLaunch, stepOf } from '../products/subscription/current-launch';
import { subscribe } from '../products/subscription/subscribe';
import type { SubscriptionState } from '../products/subscription/subscription-state';
import { launches, subscriptionsOf } from '../products/subscription/subscription-store';
import {
  QUANTITY_STEP,
  SUBSCRIPTION_WALLET,
  type SubscribeResult,
  type SubscriptionOrder,
  type UnlockResult,
} from '../products/subscription/types';
import { unlock } from '../products/subscription/unlock';
import { launchText } from '../simulation/launch-texts';
import { inTurn } from './histories';
import { PerCommit } from './per-commit';
import { Rejection, unavailable } from './rejection';
import type { Router } from './route';
import { dateTime } from './wire';

const LARGEST_PAGE_SIZE = 500;
const LAST_PAGE = 1_000_000;
const HOUR = 3_600_000;

type Reason<Result> = Extract<Result, { ok: false }> extends { reason: infer Code extends string } ? Code : never;

const SUBSCRIBE_REFUSALS: Readonly<Record<Reason<SubscribeResult>, string>> = {
  user_not_found: SERVER_TEXTS.userNotFound,
  not_started: SERVER_TEXTS.subscriptionNotStarted,
  ended: SERVER_TEXTS.subscriptionEnded,
  quantity_invalid: SERVER_TEXTS.subscriptionQuantityAbnormal,
  quantity_not_multiple: SERVER_TEXTS.subscriptionMultiple(String(QUANTITY_STEP)),
  sold_out: SERVER_TEXTS.subscriptionSoldOut,
  price_changed: SERVER_TEXTS.subscriptionPriceChanged,
  insufficient_balance: SERVER_TEXTS.subscriptionBalanceInsufficient,
};

const UNLOCK_REFUSALS: Readonly<Record<Reason<UnlockResult>, string>> = {
  not_found: SERVER_TEXTS.recordNotFound,
  not_due: SERVER_TEXTS.unlockNotDue,
  already_unlocked: SERVER_TEXTS.unlockAlreadyDone,
};

interface Needs extends Services {
  readonly stateOf: (context: Context) => SubscriptionState;
}

/** The launch of the platform's token, subscriptions and their unlock. */
export function subscriptionRoutes({ route, userRoute }: Router, { exchange, stateOf }: Needs): void {
  const { db } = exchange;
  const known = new PerCommit<Awaited<ReturnType<typeof launches>>>(exchange);

  route(launchInfo, async ({ user }) => {
    const now = exchange.now();
    const launch = currentLaunch(await known.read('launches', () => launches(db)), now);
    if (!launch) throw new Rejection(SERVER_TEXTS.dataNotFound);
    const balance = user && (await exchange.balance(user.id, launch.quoteId, SUBSCRIPTION_WALLET));
    return {
      ...launchText(launch.id),
      c_name: exchange.currency(launch.currencyId)?.code ?? '',
      total: String(launch.total),
      sy: String(launch.total - launch.sold),
      start_time2: dateTime(launch.startsAt),
      end_time2: dateTime(launch.endsAt),
      result_time: dateTime(launch.resultAt),
      buymoney: launch.price,
      step: stepOf(launch, now),
      iepn_scz: decimal(launch.freeze / HOUR),
      detail: { balance: balance?.available ?? ZERO },
    };
  });

  userRoute(subscribeCall, async ({ input, user, request }) => {
    const command = { userId: user.id, quantity: input.amount, price: input.buymoney };
    settle(await exchange.run((context) => subscribe(context, stateOf(context), command), request), SUBSCRIBE_REFUSALS);
    return SERVER_TEXTS.subscribed;
  });

  userRoute(unlockCall, async ({ input, user, request }) => {
    const command = { userId: user.id, id: input.id };
    settle(await exchange.run((context) => unlock(context, stateOf(context), command), request), UNLOCK_REFUSALS);
    return SERVER_TEXTS.unlocked;
  });

  userRoute(
    subscriptionRecords,
    inTurn(async ({ input, user }) => {
      const size = Math.min(Math.max(input.limit, 1), LARGEST_PAGE_SIZE);
      const page = Math.min(Math.max(input.page, 1), LAST_PAGE);
      const orders = await subscriptionsOf(db, user.id, { page, size });
      return { data: orders.map((order) => wireRecord(order, exchange.now())), limit: size, page };
    }),
  );

  function wireRecord(order: SubscriptionOrder, now: number) {
    return {
      id: order.id,
      currency_name: exchange.currency(order.currencyId)?.code ?? '',
      created_at: dateTime(order.createdAt),
      endtime_at: dateTime(order.unlocksAt),
      price: order.price,
      amount: String(order.quantity),
      status: statusOf(order, now),
    };
  }
}

function statusOf({ unlockedAt, unlocksAt }: SubscriptionOrder, now: number): number {
  if (unlockedAt !== undefined) return RECORD_STATUS.completed;
  return now >= unlocksAt ? RECORD_STATUS.unlockable : RECORD_STATUS.locked;
}

/** @throws Rejection if a command was refused */
function settle(result: { ok: boolean; reason?: string }, refusals: Readonly<Record<string, string>>): void {
  if (result.ok) return;
  if (result.reason === 'unavailable') throw unavailable();
  throw new Rejection(refusals[result.reason ?? ''] ?? SERVER_TEXTS.duplicateSubmission);
}
