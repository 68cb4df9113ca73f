import { RESOLUTIONS } from '@bourse/charts/contract';
import * as market from '@bourse/market/contract';
import type { Fields } from '../check/back-end';
import { REPLAY_FIELDS } from '../replay-fields';
import { nothing, probe, type ContractOfFeature, type Known } from './contract-of-feature';

const DAY_S = 86_400;

/** The wire's keys of the pair under check. */
export const keysOf = ({ pair }: Known) => (pair ? [market.pairKeysOf(pair.id)] : []);

function spans({ pair }: Known): readonly Fields[] {
  const to = Math.floor(Date.now() / 1000);
  return pair
    ? Object.values(RESOLUTIONS).map(({ period, minutes }) => ({
        symbol: pair.symbol,
        from: to - Math.max(DAY_S, minutes * 60 * 5),
        to,
        period,
      }))
    : [];
}

export const marketContract: ContractOfFeature = {
  contract: market,
  subject: 'Pairs, tickers, bars, trades, coins.',
  probes: [
    probe(market.quotationNew, nothing, (known, groups) => {
      const pairs = groups.flatMap((group) => group.pairs);
      const isWanted = ({ symbol, isDisplayed }: market.Pair) =>
        known.symbol === undefined ? isDisplayed : symbol === known.symbol;
      const found = pairs.find(isWanted);
      if (found) known.pair = found;
    }),
    probe(market.quotation, nothing),
    probe(market.quotationNewPost, nothing),
    probe(market.timeSeries, spans),
    probe(market.tradeHistory, keysOf),
    probe(market.currencyDetail, ({ pair }) => (pair ? [{ id: pair.baseId }] : [])),
    probe(market.currencyList, nothing),
  ],
  notCalled: [
    [market.replay, 'is there only while a recording is played'],
    [market.moveReplay, 'would move the clock'],
  ],
  screens: [['Markets', market.quotationNew, market.timeSeries]],
  fields: REPLAY_FIELDS,
};
