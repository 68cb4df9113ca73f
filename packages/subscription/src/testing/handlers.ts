import { rejection, respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { tokenPrice } from '@bourse/contracts/site';
import type { HttpHandler } from 'msw';
import { launchInfo, RECORD_STATUS, subscribe, subscriptionRecords, unlock } from '@bourse/contracts/subscription';
import { aWireLaunch, aWireRecord, type WireLaunch, type WireRecord } from './fixtures';

/** State of the fake exchange of tests and stories; a change affects the next reply. */
export interface SubscriptionExchange {
  launch: WireLaunch;
  records: WireRecord[];
  /** Market price of the token in USDT. */
  market: string;
  /** Writes that arrived, in order. */
  readonly received: { readonly path: string; readonly request: object }[];
}

/** An exchange with an open launch and without subscriptions. */
export function subscriptionExchange(
  overrides: Partial<Omit<SubscriptionExchange, 'received'>> = {},
): SubscriptionExchange {
  return { launch: aWireLaunch(), records: [], market: '1.25', ...overrides, received: [] };
}

/** MSW handlers that answer as the exchange. Put other handlers before them for failures. */
export function subscriptionHandlers(exchange: SubscriptionExchange): HttpHandler[] {
  return [
    respond(launchInfo, () => exchange.launch),
    respond(tokenPrice, () => ({ price: exchange.market })),
    respond(subscriptionRecords, ({ request }) => ({ data: exchange.records, ...request })),
    respond(subscribe, ({ request }) => {
      exchange.received.push({ path: subscribe.path, request });
      if (Number(request.buymoney) !== Number(exchange.launch.buymoney))
        return rejection(SERVER_TEXTS.subscriptionPriceChanged);
      const id = exchange.records.length + 1;
      const record = { id, price: request.buymoney, amount: request.amount, status: RECORD_STATUS.locked };
      exchange.records = [aWireRecord(record), ...exchange.records];
      return SERVER_TEXTS.subscribed;
    }),
    respond(unlock, ({ request }) => {
      exchange.received.push({ path: unlock.path, request });
      exchange.records = exchange.records.map((record) =>
        Number(record.id) === request.id ? { ...record, status: RECORD_STATUS.completed } : record,
      );
      return SERVER_TEXTS.unlocked;
    }),
  ];
}
