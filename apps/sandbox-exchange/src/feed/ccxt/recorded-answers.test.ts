import { isCcxtInstalled, readByCcxt, RECORDED_ANSWERS, type RecordedAnswer } from '@bourse/loopback-venue';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { barOf, eventOf } from './ccxt-feed';

const recordedTrade = v.tuple([
  v.pipe(
    v.object({ price: v.string(), amount: v.string(), side: v.string() }),
    v.transform(({ amount, ...rest }) => ({ ...rest, quantity: amount })),
  ),
]);

const answersOf = <Call extends RecordedAnswer['call']>(call: Call) =>
  RECORDED_ANSWERS.filter((answer): answer is RecordedAnswer & { call: Call } => answer.call === call).map(
    (answer) => [answer.venue, answer] as const,
  );
const pairs = (rows: readonly (readonly unknown[])[]) =>
  rows.map(([price, amount]) => [Number(price), Number(amount)] as const);

// `npm test` installs ccxt; a single test file may run without it.
describe.skipIf(!isCcxtInstalled())('the recorded answer of a venue', () => {
  it.each(answersOf('fetchTrades'))(
    'the recorded answer of a venue becomes a trade with exact decimals: %s',
    async (_venue, answer) => {
      const [trade] = await readByCcxt(answer, Number);
      const event = eventOf(
        {
          is: 'trade',
          symbol: 'A/B',
          price: Number(trade?.['price']),
          amount: Number(trade?.['amount']),
          side: trade?.['side'] === 'sell' ? 'sell' : 'buy',
        },
        5,
      );
      const { price, quantity, side } = v.parse(recordedTrade, answer.parsed)[0];
      expect(event).toMatchObject({ price, quantity, side });
    },
  );

  it.each(answersOf('fetchOHLCV'))(
    'the recorded answer of a venue becomes bars with exact decimals: %s',
    async (_venue, answer) => {
      const rows = await readByCcxt(answer, Number);
      const bars = rows.map(([at, open, high, low, close, volume]) =>
        barOf([Number(at), Number(open), Number(high), Number(low), Number(close), Number(volume)]),
      );
      const written = bars.map(
        (bar) => bar && [String(bar.openTime), bar.open, bar.high, bar.low, bar.close, bar.volume],
      );
      expect(written).toEqual(answer.parsed);
    },
  );

  it.each(answersOf('fetchOrderBook'))(
    'the recorded answer of a venue becomes a book with exact decimals: %s',
    async (_venue, answer) => {
      const { bids, asks } = await readByCcxt(answer, Number);
      expect(eventOf({ is: 'book', symbol: 'A/B', bids: pairs(bids), asks: pairs(asks) }, 5)).toMatchObject(
        Object(answer.parsed),
      );
    },
  );
});
