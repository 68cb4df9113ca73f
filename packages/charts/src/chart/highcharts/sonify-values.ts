import 'highcharts/es-modules/masters/modules/sonification.src.js';
import type { PlayValues } from '../plot/chart-engine';
import Highcharts from './highcharts';

/** Milliseconds for a value, and for all of them at most. */
const EACH_MS = 100;
const LONGEST_MS = 6000;

/**
 * Plays values with the sonification module of Highcharts, on a chart of their own that is not shown: the price chart is
 * recreated with each look, and it has more series than the prices. Throws where the browser has no sound.
 */
export const sonifyValues: PlayValues = (values, onEnd) => {
  const chart = Highcharts.chart(document.createElement('div'), {
    chart: { width: 100, height: 100, animation: false },
    palette: { injectCSS: false },
    accessibility: { enabled: false },
    credits: { enabled: false },
    title: { text: '' },
    sonification: { enabled: true, duration: Math.min(LONGEST_MS, values.length * EACH_MS) },
    series: [{ type: 'line', data: [...values], animation: false }],
  });
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    chart.sonification?.cancel();
    chart.destroy();
    onEnd();
  };
  // The module calls back from within the chart, which must exist until then.
  chart.sonify(() => void setTimeout(end));
  return end;
};
