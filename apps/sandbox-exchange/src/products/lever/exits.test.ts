import { decimal } from '@bourse/decimal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createLeverExchange, done, leverOf, type LeverExchange } from './lever.test-support';
import type { Exits, SubmitLever, Trail } from './types';

let lever: LeverExchange;
let trader: User;

/** One exchange for all tests: each has a user of its own. */
beforeAll(async () => {
  lever = await createLeverExchange();
});

beforeEach(async () => {
  trader = await lever.trader('100000');
  await lever.mark(100_000);
});

afterAll(() => lever.end());

const refused = (reason: string) => ({ ok: false, reason });
const d = decimal;

interface Prices {
  readonly takeProfit?: string;
  readonly stopLoss?: string;
  readonly trail?: readonly [distance: string, unit: Trail['unit']];
  readonly exitTrigger?: Exits['exitTrigger'];
}

const exitsOf = ({ exitTrigger, stopLoss = '0', takeProfit = '0', trail }: Prices): Exits => ({
  takeProfit: d(takeProfit),
  stopLoss: d(stopLoss),
  exitTrigger,
  trail: trail && { distance: d(trail[0]), unit: trail[1] },
});

const submit = (exits: Prices, change: Partial<SubmitLever> = {}) =>
  lever.submit(trader, { ...change, exits: exitsOf(exits) });
const opened = async (exits: Prices, change: Partial<SubmitLever> = {}) => done(await submit(exits, change));
const LIMIT = { limit: d('90000') };

describe('the exits of an order', () => {
  it('an order at the market opens a position with its exits', async () => {
    const { id } = await opened({ takeProfit: '110000', stopLoss: '95000' });
    expect(await lever.order(id)).toMatchObject({ status: 'position', takeProfit: '110000', stopLoss: '95000' });
    await lever.mark(94_000);
    expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: 'stop_loss', closePrice: '94000' });
    await lever.mark(111_000);
    expect(await lever.list(trader, 'position')).toEqual([]);
  });

  it('the exits of a waiting order trigger nothing until it opens, and close what it opened', async () => {
    const { id } = await opened({ takeProfit: '95000', stopLoss: '85000' }, LIMIT);
    await lever.mark(96_000);
    expect(await lever.order(id)).toMatchObject({ status: 'entrust' });
    await lever.mark(90_000);
    expect(await lever.order(id)).toMatchObject({ status: 'position' });
    await lever.mark(95_000);
    expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: 'take_profit' });
  });

  it('a fall through limit price and stop opens and closes the position at one price', async () => {
    const { id } = await opened({ stopLoss: '85000' }, LIMIT);
    await lever.mark(84_000);
    expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: 'stop_loss', closePrice: '84000' });
  });

  it('a mark that reaches a stop and the liquidation of its account closes the position by its stop, and liquidates the rest', async () => {
    const poor = await lever.trader('1200');
    const half = { lots: d(50), multiple: d(100) };
    const bare = done(await lever.submit(poor, half));
    const protectedOne = done(await lever.submit(poor, { ...half, exits: exitsOf({ stopLoss: '99600' }) }));
    await lever.mark(98_000);
    expect(await lever.order(protectedOne.id)).toMatchObject({ status: 'closed', closeReason: 'stop_loss' });
    expect(await lever.order(bare.id)).toMatchObject({ status: 'closed', closeReason: 'liquidation' });
  });

  it('exits of a waiting order can be edited, and end with it', async () => {
    const { id } = await opened({ stopLoss: '85000' }, LIMIT);
    expect(await lever.setStops(trader, id, '0', '90000')).toEqual(refused('long_stop_loss_high'));
    done(await lever.setStops(trader, id, '120000', '80000'));
    expect(await lever.order(id)).toMatchObject({ status: 'entrust', takeProfit: '120000', stopLoss: '80000' });
    done(await lever.revoke(trader, id));
    expect(await lever.setStops(trader, id, '0', '80000')).toEqual(refused('not_open'));
  });

  it('what is left of a position that closes in part keeps its exits, and they close no more than that', async () => {
    const { id } = await opened({ stopLoss: '95000' });
    done(await lever.close(trader, id, d(4)));
    await lever.mark(95_000);
    const closed = await lever.list(trader, 'closed');
    const ends = closed.map((order) => `${order.lots} ${'closeReason' in order ? order.closeReason : ''}`);
    expect(ends.toSorted()).toEqual(['4 user', '6 stop_loss']);
  });

  it.each<[string, Prices, Partial<SubmitLever>, string]>([
    ['a take profit below the limit price', { takeProfit: '89000' }, LIMIT, 'long_take_profit_low'],
    ['a stop loss at the limit price', { stopLoss: '90000' }, LIMIT, 'long_stop_loss_high'],
    ['a stop loss above the mark price', { stopLoss: '100001' }, {}, 'long_stop_loss_high'],
    [
      'a stop loss of a short position below the mark price',
      { stopLoss: '99000' },
      { direction: 'short' },
      'short_stop_loss_low',
    ],
    ['a negative stop loss', { stopLoss: '-1' }, {}, 'stop_not_positive'],
    [
      'a stop loss that both has a price and trails',
      { stopLoss: '90000', trail: ['5', 'percent'] },
      {},
      'stop_not_positive',
    ],
    ['a distance as large as the price', { trail: ['100000', 'price'] }, {}, 'stop_not_positive'],
    ['a distance of 100 per cent', { trail: ['100', 'percent'] }, {}, 'stop_not_positive'],
    ['a distance with three places of a per cent', { trail: ['1.005', 'percent'] }, {}, 'stop_not_positive'],
  ])('an order with %s is refused', async (_case, exits, change, reason) => {
    expect(await submit(exits, change)).toEqual(refused(reason));
  });
});

const markWithLast = (mark: number, last: number) => lever.mark(mark, 'live', mark, lever.pair.id, last);

describe('exits by the last trade', () => {
  it('an exit by the last trade ignores the mark price, and closes at it', async () => {
    const { id } = await opened({ stopLoss: '95000', exitTrigger: 'last' });
    await markWithLast(94_000, 96_000);
    expect(await lever.order(id)).toMatchObject({ status: 'position', exitTrigger: 'last' });
    await markWithLast(96_000, 95_000);
    expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: 'stop_loss', closePrice: '96000' });
  });

  it('an exit by the mark price ignores the last trade', async () => {
    const { id } = await opened({ stopLoss: '95000' });
    await markWithLast(96_000, 90_000);
    expect(await lever.order(id)).toMatchObject({ status: 'position' });
  });

  it('a waiting order whose exits are by the last trade opens by the mark price', async () => {
    const { id } = await opened({ stopLoss: '85000', exitTrigger: 'last' }, LIMIT);
    await markWithLast(95_000, 90_000);
    expect(await lever.order(id)).toMatchObject({ status: 'entrust' });
    await markWithLast(90_000, 95_000);
    expect(await lever.order(id)).toMatchObject({ status: 'position' });
  });
});

const trailing = (distance: string) => ({ trail: { distance: d(distance), unit: 'price' as const } });

describe('a trailing stop loss', () => {
  it.each([
    ['long', '5000', 'price', 110_000, '95000', '105000'],
    ['long', '5', 'percent', 110_000, '95000', '104500'],
    ['short', '5000', 'price', 90_000, '105000', '95000'],
    ['short', '5', 'percent', 90_000, '105000', '94500'],
  ] as const)(
    'a %s position (%s %s) is followed to %i and never back',
    async (direction, distance, unit, best, first, last) => {
      const { id } = await opened({ trail: [distance, unit] }, { direction });
      expect(await lever.order(id)).toMatchObject({ stopLoss: first, peak: '100000' });
      await lever.mark(best);
      await lever.mark((best + Number(last)) / 2);
      expect(await lever.order(id)).toMatchObject({ status: 'position', stopLoss: last, peak: String(best) });
      await lever.mark(last);
      expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: 'stop_loss' });
    },
  );

  it('a rise of a moment moves no stop by the mark price', async () => {
    const { id } = await opened({ trail: ['5000', 'price'] });
    await lever.mark(120_000, 'outlier', 100_100);
    expect(await lever.order(id)).toMatchObject({ stopLoss: '95100' });
  });

  it('a waiting order trails from its limit price on', async () => {
    const { id } = await opened({ trail: ['10', 'percent'] }, LIMIT);
    await lever.mark(99_000);
    expect(await lever.order(id)).toMatchObject({ status: 'entrust', stopLoss: undefined });
    await lever.mark(90_000);
    expect(await lever.order(id)).toMatchObject({ status: 'position', stopLoss: '81000' });
  });

  it('an equal distance goes on from where it is, another one begins at the mark price, a price ends it', async () => {
    const { id } = await opened({ trail: ['5000', 'price'] });
    await lever.mark(110_000);
    await lever.mark(108_000);
    done(await lever.setStops(trader, id, '150000', '0', trailing('5000')));
    expect(await lever.order(id)).toMatchObject({ takeProfit: '150000', stopLoss: '105000' });
    done(await lever.setStops(trader, id, '0', '0', trailing('4000')));
    expect(await lever.order(id)).toMatchObject({ stopLoss: '104000', peak: '108000' });
    done(await lever.setStops(trader, id, '0', '100'));
    await lever.mark(109_000);
    expect(await lever.order(id)).toMatchObject({ stopLoss: '100', trail: undefined, peak: undefined });
  });

  it('a trailing stop survives a restart', async () => {
    const { id } = await opened({ trail: ['5000', 'price'] });
    await lever.mark(110_000);
    const restarted = leverOf(lever, await lever.restart(), lever.end);
    await restarted.mark(112_000);
    expect(await restarted.order(id)).toMatchObject({ stopLoss: '107000' });
    await restarted.mark(107_000);
    expect(await restarted.order(id)).toMatchObject({ status: 'closed' });
    lever = restarted;
  });
});
