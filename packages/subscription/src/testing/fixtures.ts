import type { WireReplyOf } from '@bourse/contracts/wire';
import { decimal } from '@bourse/decimal';
import {
  RECORD_STATUS,
  type Launch,
  type launchInfo,
  type SubscriptionRecord,
  type subscriptionRecords,
} from '@bourse/contracts/subscription';

export type WireLaunch = WireReplyOf<typeof launchInfo>;
export type WireRecord = NonNullable<WireReplyOf<typeof subscriptionRecords>['data']>[number];

const HOUR = 3600;
const HOUR_MS = HOUR * 1000;

/** The moment of the fixtures with fixed times: 20 November 2026, 20:00 in Shanghai. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** An open launch of BRS, as the exchange sends it. */
export function aWireLaunch(overrides: Partial<WireLaunch> = {}): WireLaunch {
  const now = Math.floor(Date.now() / 1000);
  return {
    c_name: 'BRS',
    title: 'Bourse Token',
    abstract: 'The token of the platform.',
    content: '<p>The project.</p>',
    total: '2000000',
    sy: '500000',
    start_time2: now - HOUR,
    end_time2: now + 48 * HOUR,
    buymoney: '1.05',
    step: 2,
    iepn_scz: '24',
    detail: { balance: '1000' },
    whitepaper: 'https://example.org/whitepaper.pdf',
    result_time: now + 72 * HOUR,
    ...overrides,
  };
}

/** A subscription that can be unlocked, as the exchange sends it. */
export function aWireRecord(overrides: Partial<WireRecord> = {}): WireRecord {
  const now = Math.floor(Date.now() / 1000);
  return {
    id: 1,
    currency_name: 'BRS',
    created_at: now - 25 * HOUR,
    endtime_at: now - HOUR,
    price: '1.05',
    amount: '300',
    status: RECORD_STATUS.unlockable,
    ...overrides,
  };
}

/** An open launch of BRS at {@link NOW}. */
export function aLaunch(overrides: Partial<Launch> = {}): Launch {
  return {
    name: 'BRS',
    title: 'Bourse Token',
    abstract: 'The token of the platform.',
    content: '<p>The project.</p>',
    total: decimal('2000000'),
    remaining: decimal('500000'),
    startsAt: NOW - HOUR_MS,
    endsAt: NOW + 48 * HOUR_MS,
    resultAt: NOW + 72 * HOUR_MS,
    price: decimal('1.05'),
    step: 2,
    freezeHours: decimal('24'),
    balance: decimal('1000'),
    committed: undefined,
    cap: undefined,
    whitepaper: 'https://example.org/whitepaper.pdf',
    ...overrides,
  };
}

/** A subscription that can be unlocked at {@link NOW}. */
export function aRecord(overrides: Partial<SubscriptionRecord> = {}): SubscriptionRecord {
  return {
    id: 1,
    currency: 'BRS',
    subscribedAt: NOW - 25 * HOUR_MS,
    unlocksAt: NOW - HOUR_MS,
    price: decimal('1.05'),
    quantity: decimal('300'),
    status: 'unlockable',
    ...overrides,
  };
}
