import { dividedBy, isPositive, parseDecimal } from '@bourse/decimal';
import { ACCOUNTS, walletList } from '..';
import * as v from 'valibot';

/** The unit of `totle`, the total of an account that some back ends send without `usdt_totle`. */
type TotalUnit = 'USDT' | 'CNY';

/** What one USDT may cost in renminbi, and how far a total in USDT may be from the sum of the balances. */
const CNY = { least: 4, most: 12 };
const USDT = { least: 0.9, most: 1.1 };

const isWithin = (ratio: number, { least, most }: typeof CNY) => ratio >= least && ratio <= most;

const wireTotals = v.record(v.string(), v.unknown());
const wireAccount = v.object({ totle: v.unknown(), usdt_totle: v.optional(v.never()) });

/** Compares `totle` with the worth of the balances in USDT; `undefined` where no account has both, or they have another relation. */
export function unitOfTotals(message: unknown): TotalUnit | undefined {
  const wire = v.safeParse(wireTotals, message);
  const read = v.safeParse(walletList.reply, message);
  if (!wire.success || !read.success) return undefined;
  for (const account of ACCOUNTS) {
    const parsed = v.safeParse(wireAccount, wire.output[`${account}_wallet`]);
    const total = parsed.success ? parseDecimal(parsed.output.totle) : undefined;
    const { total: worth } = read.output.accounts[account];
    if (total === undefined || worth === undefined || !isPositive(total) || !isPositive(worth)) continue;
    const ratio = Number(dividedBy(total, worth));
    if (isWithin(ratio, USDT)) return 'USDT';
    if (isWithin(ratio, CNY)) return 'CNY';
  }
  return undefined;
}
