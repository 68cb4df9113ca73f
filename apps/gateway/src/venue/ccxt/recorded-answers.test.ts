import { isCcxtInstalled, readByCcxt, RECORDED_ANSWERS, type RecordedAnswer } from '@bourse/loopback-venue';
import { plus, ZERO } from '@bourse/decimal';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { balancesOf, fillsOf, ordersOf } from './convert-account';

const answersOf = <Call extends RecordedAnswer['call']>(call: Call) =>
  RECORDED_ANSWERS.filter((answer): answer is RecordedAnswer & { call: Call } => answer.call === call).map(
    (answer) => [answer.venue, answer] as const,
  );

const recordedOrder = v.object({
  timestamp: v.number(),
  side: v.string(),
  amount: v.string(),
  filled: v.string(),
  status: v.picklist(['open', 'closed']),
});
const recordedOrders = (parsed: unknown) => v.parse(v.array(recordedOrder), [parsed].flat());

const recordedBalances = v.object({ free: v.record(v.string(), v.string()), used: v.record(v.string(), v.string()) });

/** `npm test` installs ccxt; a single test file may run without it. */
describe.skipIf(!isCcxtInstalled())('the recorded answer of a venue', () => {
  it.each([...answersOf('fetchOrder'), ...answersOf('fetchOpenOrders'), ...answersOf('fetchClosedOrders')])(
    'the recorded answer of a venue becomes orders with exact decimals: %s',
    async (_venue, answer) => {
      const states = { open: 'open', closed: 'filled' } as const;
      const rows = recordedOrders(answer.parsed).map(({ status, timestamp, ...figures }) => ({
        ...figures,
        state: states[status],
        at: timestamp,
      }));
      expect(rows).not.toEqual([]);
      expect(ordersOf([await readByCcxt(answer, String)].flat())).toMatchObject(rows);
    },
  );

  it.each(answersOf('fetchMyTrades'))(
    'the recorded answer of a venue becomes fills with exact decimals: %s',
    async (_venue, answer) => {
      const fee = { currency: 'USDT', amount: '0.01424082' };
      const figures = { symbol: 'TRX/USDT', side: 'sell', price: '0.1035696', amount: '55' };
      const ids = { id: '2338127619', orderId: 'XAO_g_2kfiRcNhOwtEz8YoTAcJGcsWjN', at: 1704595532642 };
      expect(fillsOf(await readByCcxt(answer, String))).toEqual([{ ...ids, ...figures, fee }]);
    },
  );

  it.each(answersOf('fetchBalance'))(
    'the recorded answer of a venue becomes balances with exact decimals: %s',
    async (_venue, answer) => {
      const { free, used } = v.parse(recordedBalances, answer.parsed);
      const rows = Object.entries(free).map(([currency, available]) => ({ currency, available, held: used[currency] }));
      const read = balancesOf(await readByCcxt(answer, String));
      expect(read.map(({ total: _total, ...parts }) => parts)).toEqual(rows);
      expect(read.map(({ available, held }) => plus(available ?? ZERO, held ?? ZERO))).toEqual(
        read.map(({ total }) => total),
      );
    },
  );
});
