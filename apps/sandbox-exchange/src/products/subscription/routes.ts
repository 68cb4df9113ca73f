import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { decimal, ZERO } from '@bourse/decimal';
import {
  launchInfo,
  subscribe as subscribeCall,
  subscriptionRecords,
  unlock as unlockCall,
} from '@bourse/contracts/subscription';
import { dateTime, Rejection } from '@bourse/contract-server';
import type { Services } from '../../http/services';
import { currentLaunch, stepOf } from './current-launch';
import { subscribe } from './subscribe';
import { subscription } from './product';
import { launches, subscriptionsOf } from './store';
import { SUBSCRIPTION_WALLET } from './types';
import { unlock } from './unlock';
import { launchText } from './launch-texts';
import { queued } from '../../http/histories';
import { PerCommit } from '../../http/per-commit';
import { settle, SUBSCRIBE_REFUSALS, UNLOCK_REFUSALS } from './refusals';
import { wireRecord } from './wire';
import type { Router } from '../../http/route';

const LARGEST_PAGE_SIZE = 500;
const LAST_PAGE = 1_000_000;
const HOUR = 3_600_000;

/** The launch of the platform's token, subscriptions and their unlock. */
export function subscriptionRoutes({ route, userRoute }: Router, { exchange }: Services): void {
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
    settle(
      await exchange.run((context) => subscribe(context, context.of(subscription), command), request),
      SUBSCRIBE_REFUSALS,
    );
    return SERVER_TEXTS.subscribed;
  });

  userRoute(unlockCall, async ({ input, user, request }) => {
    const command = { userId: user.id, id: input.id };
    settle(
      await exchange.run((context) => unlock(context, context.of(subscription), command), request),
      UNLOCK_REFUSALS,
    );
    return SERVER_TEXTS.unlocked;
  });

  userRoute(
    subscriptionRecords,
    queued(async ({ input, user }) => {
      const size = Math.min(Math.max(input.limit, 1), LARGEST_PAGE_SIZE);
      const page = Math.min(Math.max(input.page, 1), LAST_PAGE);
      const orders = await subscriptionsOf(db, user.id, { page, size });
      return { data: orders.map((order) => wireRecord(exchange, order, exchange.now())), limit: size, page };
    }),
  );
}
