import { colour, FONT_SIZE } from '@bourse/ui-kit';
import { HighchartsReact } from 'highcharts-react-official';
import { useMemo } from 'react';
import Highcharts from './highcharts';

export interface BasicPlotProps {
  /** The caller memoizes them: other options update the chart. */
  readonly options: Highcharts.Options;
  /** CSS pixels. */
  readonly height: number;
  /** False under reduced motion. */
  readonly isAnimated: boolean;
}

// The component that shows the plot has its text alternative.
const HIDDEN = { 'aria-hidden': true };

const ANIMATION = { duration: 300 };

/** Mounts a chart of the core kinds with the settings that all of them share. Colours are variables of the theme. */
export function BasicPlot({ options, height, isAnimated }: BasicPlotProps) {
  const all = useMemo((): Highcharts.Options => {
    const animation = isAnimated && ANIMATION;
    return Highcharts.merge(
      {
        chart: { animation, backgroundColor: 'transparent', height, style: { fontFamily: 'inherit' } },
        // A style element would violate the content security policy.
        palette: { injectCSS: false },
        accessibility: { enabled: false },
        sonification: { enabled: false },
        credits: { enabled: false },
        legend: { enabled: false },
        title: { text: '' },
        tooltip: {
          animation: isAnimated,
          backgroundColor: colour.raised,
          borderWidth: 0,
          shadow: false,
          style: { color: colour.text, fontSize: `${FONT_SIZE.dense}px` },
        },
        plotOptions: { series: { animation } },
      },
      options,
    );
  }, [options, height, isAnimated]);
  return <HighchartsReact highcharts={Highcharts} options={all} containerProps={HIDDEN} />;
}
