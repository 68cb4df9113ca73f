import type { Pair } from '@bourse/contracts/market';
import { SegmentedControl, Stack, Switch, Text } from '@bourse/ui-kit';
import { useId } from 'react';
import type { LayoutControls } from '../panel-layout/use-layout';
import { ONE_CHART, withCount, withLink } from './arranged-charts';
import { CHART_LINKS } from './charts-choice';
import { severalChartsMessages } from './locales/messages';

const COUNTS = { '1': 1, '2': 2, '4': 4 } as const;
type Count = keyof typeof COUNTS;
const OPTIONS = (['1', '2', '4'] as const).map((value) => ({ value, label: value }));

interface ChartsSectionProps {
  readonly layoutControls: LayoutControls;
  /** Of the screen. */
  readonly pair: Pair;
}

/** How many charts a trading screen has, and what is linked among them. */
export function ChartsSection({ layoutControls, pair }: ChartsSectionProps) {
  const text = severalChartsMessages.useText();
  const headingId = useId();
  const { layout, arrangeCharts } = layoutControls;
  const choice = layout.charts ?? ONE_CHART;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the count is one of the three
  const count = String(choice.count) as Count;
  return (
    <Stack component="section" aria-labelledby={headingId}>
      <Text as="h3" id={headingId} isStrong>
        {text('charts.title')}
      </Text>
      <SegmentedControl
        label={text('charts.count')}
        value={count}
        onChange={(next) => arrangeCharts(withCount(choice, COUNTS[next], pair))}
        options={OPTIONS}
      />
      {CHART_LINKS.map((link) => (
        <Switch
          key={link}
          label={text(`charts.link.${link}`)}
          checked={choice.links.includes(link)}
          onChange={(isLinked) => arrangeCharts(withLink(choice, link, isLinked))}
        />
      ))}
    </Stack>
  );
}
