import { CHART_KINDS, indicatorChoices } from '@bourse/charts';
import type { Pair, PairId } from '@bourse/contracts/market';
import { resolutionsInOrder } from '@bourse/contracts/bars';
import * as v from 'valibot';
import { CHART_LINKS, type ChartLink, type ChartsChoice } from './charts-choice';

const furtherSchema = v.object({
  pair: v.custom<PairId>((id) => typeof id === 'string'),
  /** Names the pair once it is not listed any more. */
  symbol: v.pipe(v.string(), v.maxLength(40)),
  resolution: v.picklist(resolutionsInOrder),
  kind: v.picklist(CHART_KINDS),
  indicators: indicatorChoices,
});

/** A chart beside that of the screen's pair. */
export type FurtherChoice = Readonly<v.InferOutput<typeof furtherSchema>>;

/** One chart, and the cross-hair linked once there are several. */
export const ONE_CHART: ChartsChoice = { count: 1, further: [], links: ['crossHair'] };

/** The intervals of further charts that have not been set up. */
const INTERVALS = ['60', '240', '1D'] as const;

/** The further charts in sight; one that has not been set up, or whose stored settings are invalid, shows the pair of the screen at a longer interval. */
export function furtherCharts({ count, further }: ChartsChoice, { id, symbol }: Pair): readonly FurtherChoice[] {
  return INTERVALS.slice(0, count - 1).map((resolution, index) => {
    const stored = v.safeParse(furtherSchema, further[index]);
    return stored.success ? stored.output : { pair: id, symbol, resolution, kind: 'candles', indicators: [] };
  });
}

/** Another number of charts. Those in sight are kept as they are: they would follow the pair of the screen. */
export const withCount = (choice: ChartsChoice, count: ChartsChoice['count'], pair: Pair): ChartsChoice => {
  const shown = furtherCharts({ ...choice, count }, pair);
  return { ...choice, count, further: [...shown, ...choice.further.slice(shown.length)] };
};

/** Other settings of one further chart. */
export function withFurther(
  choice: ChartsChoice,
  pair: Pair,
  index: number,
  changed: Partial<FurtherChoice>,
): ChartsChoice {
  const { further } = withCount(choice, choice.count, pair);
  return {
    ...choice,
    further: further.map((each, at) => (at === index ? { ...furtherCharts(choice, pair)[index], ...changed } : each)),
  };
}

/** Links something, or takes its link away. */
export const withLink = (choice: ChartsChoice, link: ChartLink, isLinked: boolean): ChartsChoice => ({
  ...choice,
  links: CHART_LINKS.filter((each) => (each === link ? isLinked : choice.links.includes(each))),
});
