import { languageTag } from '@bourse/i18n';
import { colour, FONT_SIZE } from '@bourse/ui-kit';
import {
  ColorType,
  CrosshairMode,
  LineStyle,
  TickMarkType,
  type ChartOptions,
  type DeepPartial,
  type Time,
} from 'lightweight-charts';
import type { ChartLook } from '../plot/chart-look';
import { axisWidth, TIME_HEIGHT } from '../plot/plot-margins';
import { momentWriter, tickWriter, type WriteTick } from '../plot/time-axis';
import type { ReadColour } from './canvas-colours';
import { momentOfTime } from './zoned-scale';

const DAY_MS = 86_400_000;

/** Colours and font, which follow the theme. */
export function styleOptions(read: ReadColour, fontFamily: string): DeepPartial<ChartOptions> {
  const crosshair = {
    color: read(colour.quiet),
    width: 1,
    style: LineStyle.Dashed,
    labelBackgroundColor: read(colour.raised),
  } as const;
  const line = read(colour.line);
  return {
    layout: {
      // The focus ring of the plot is behind the canvas.
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: read(colour.quiet),
      fontFamily,
      panes: { separatorColor: line, separatorHoverColor: line },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: line } },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
    timeScale: { borderColor: line },
  };
}

/** Everything about the chart but its data and its style. */
export function chartOptions(look: ChartLook): DeepPartial<ChartOptions> {
  const { format } = look;
  const [time, day, month] = [tickWriter(format, 0), tickWriter(format, DAY_MS), tickWriter(format, 28 * DAY_MS)];
  const writers: Readonly<Partial<Record<TickMarkType, WriteTick>>> = {
    [TickMarkType.Year]: month,
    [TickMarkType.Month]: month,
    [TickMarkType.DayOfMonth]: day,
  };
  const moment = momentWriter(format);
  return {
    autoSize: true,
    hoveredSeriesOnTop: false,
    layout: {
      fontSize: FONT_SIZE.dense,
      panes: { enableResize: false },
      // The link beside the chart replaces it: the logo needs a style element, which would violate the content security policy.
      attributionLogo: false,
    },
    localization: {
      locale: languageTag(format.language),
      timeFormatter: (at: Time) => moment(momentOfTime(at)),
    },
    crosshair: { mode: CrosshairMode.Normal },
    leftPriceScale: { visible: false },
    rightPriceScale: { visible: true, borderVisible: false, minimumWidth: axisWidth(look), entireTextOnly: true },
    timeScale: {
      timeVisible: true,
      secondsVisible: false,
      ticksVisible: true,
      allowBoldLabels: false,
      fixLeftEdge: true,
      lockVisibleTimeRangeOnResize: true,
      minimumHeight: TIME_HEIGHT,
      tickMarkFormatter: (at: Time, type: TickMarkType) => (writers[type] ?? time)(momentOfTime(at)),
    },
    // The prices fit the view; a horizontal wheel is `panByWheel`; a vertical stroke scrolls the page.
    handleScale: { mouseWheel: true, pinch: true, axisPressedMouseMove: false, axisDoubleClickReset: false },
    handleScroll: { mouseWheel: false, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: false },
    kineticScroll: { touch: false, mouse: false },
  };
}
