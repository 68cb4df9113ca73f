import * as v from 'valibot';

/** What the charts of a screen can have in common. */
export const CHART_LINKS = ['crossHair', 'pair', 'interval'] as const;
export type ChartLink = (typeof CHART_LINKS)[number];

/**
 * The number of charts, those beside the first one, and what is linked. A chart that is not in sight keeps its settings. The settings of
 * the further charts are checked by the code of these charts (`furtherCharts`), which the screen loads with a second chart.
 */
export const chartsSchema = v.object({
  count: v.picklist([1, 2, 4]),
  further: v.pipe(v.array(v.unknown()), v.maxLength(3)),
  links: v.pipe(v.array(v.picklist(CHART_LINKS)), v.maxLength(3)),
});

export interface ChartsChoice extends Readonly<v.InferOutput<typeof chartsSchema>> {}
