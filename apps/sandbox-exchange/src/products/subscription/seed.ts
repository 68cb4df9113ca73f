import { decimal } from '@bourse/decimal';
import type { Exchange } from '../../exchange-interface';
import { PLATFORM_TOKEN } from '../../catalog/constants';
import { subscription } from './product';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Adds one launch that has ended, one that is open and one that starts later, relative to `now` (epoch milliseconds). */
export async function seedLaunches(exchange: Exchange, now: number): Promise<void> {
  const find = (wanted: string) => exchange.currencies().find(({ code }) => code === wanted)?.id;
  const currencyId = find(PLATFORM_TOKEN);
  const quoteId = find('USDT');
  if (currencyId === undefined || quoteId === undefined) return;
  const common = { currencyId, quoteId, freeze: 24 * HOUR };
  const launch = (id: number, price: string, total: bigint, sold: bigint, startsAt: number, days: number) =>
    exchange.run((context) => {
      const endsAt = startsAt + days * DAY;
      const sale = { id, price: decimal(price), total, sold, presold: sold, startsAt, endsAt, resultAt: endsAt + DAY };
      context.of(subscription).addLaunch({ ...common, ...sale });
      return { ok: true as const };
    });
  await launch(1, '0.8', 5_000_000n, 5_000_000n, now - 30 * DAY, 6);
  await launch(2, '1.05', 2_000_000n, 742_300n, now - 2 * DAY, 7);
  await launch(3, '1.2', 3_000_000n, 0n, now + 10 * DAY, 7);
}
