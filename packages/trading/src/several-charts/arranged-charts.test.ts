import { aPair } from '@bourse/market/testing';
import { expect, it } from 'vitest';
import { furtherCharts, ONE_CHART, withCount, withFurther, withLink } from './arranged-charts';

const pair = aPair();
const other = aPair({ baseId: 2, base: 'ETH' });

it('charts that have not been set up show the pair of the screen at longer intervals', () => {
  const shown = furtherCharts({ ...ONE_CHART, count: 4 }, pair);
  expect(shown.map(({ symbol, resolution }) => [symbol, resolution])).toEqual([
    ['BTC/USDT', '60'],
    ['BTC/USDT', '240'],
    ['BTC/USDT', '1D'],
  ]);
});

it('a chart keeps its pair when the screen shows another one', () => {
  const choice = withCount(ONE_CHART, 2, pair);
  expect(furtherCharts(choice, other).map(({ symbol }) => symbol)).toEqual(['BTC/USDT']);
});

it('a chart that is not in sight keeps its settings', () => {
  const four = withFurther(withCount(ONE_CHART, 4, pair), pair, 2, { pair: other.id, symbol: other.symbol });
  const again = withCount(withCount(four, 2, pair), 4, pair);
  expect(furtherCharts(again, pair)[2]).toMatchObject({ pair: other.id, symbol: 'ETH/USDT', resolution: '1D' });
});

it('a chart whose stored settings are invalid shows the pair of the screen', () => {
  const choice = withFurther(withCount(ONE_CHART, 2, pair), pair, 0, { symbol: 'ETH/USDT', pair: other.id });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as a layout has it that another version has stored
  const stored = JSON.parse(JSON.stringify(choice).replace('"60"', '"61"')) as typeof choice;
  expect(furtherCharts(stored, pair)).toMatchObject([{ symbol: 'BTC/USDT', resolution: '60' }]);
});

it('a link is made and taken away', () => {
  const linked = withLink(ONE_CHART, 'interval', true);
  expect(linked.links).toEqual(['crossHair', 'interval']);
  expect(withLink(linked, 'crossHair', false).links).toEqual(['interval']);
});
