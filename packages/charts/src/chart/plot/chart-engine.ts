import type { ComponentType, Ref } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartLook } from './chart-look';
import type { PlotArea } from './plot-area';
import type { PlotValues } from './plot';
import type { PriceView } from './price-view';

/* The interface between the price chart and a chart library. Everything else of the chart (lines, marks, dragging, drawings, legends,
   keys, words) works on this interface and is the same for every library. */

/** The pointer is at a bar, by its opening time, or has left. */
export type OnHover = (openTime: number | undefined) => void;

export interface ChartEvents {
  /** The user, or new bars, moved the view. */
  readonly onMove: () => void;
  /** Called after each redraw: overlays may have to move. */
  readonly onDraw: () => void;
}

/** Bars with what is drawn from them. */
export interface ShownBars {
  /** Oldest first. */
  readonly bars: readonly Bar[];
  /** Milliseconds from the opening of a bar to that of the next one. */
  readonly barLength: number;
  /** Values of the indicators, one per bar. */
  readonly values: PlotValues;
  /** Values of older bars than the running one have changed too. */
  readonly isRevalued: boolean;
  /** The bars belong to another pair or resolution than those before, so the view is reset. */
  readonly isOther: boolean;
}

/** A position in the window, CSS pixels. */
export interface WindowPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** A mounted chart. After its release every call is ignored. */
export interface ChartControl {
  /** Draws other bars and their indicator values. A view at the newest bar follows it, any other view stays. */
  readonly show: (shown: ShownBars) => void;
  readonly view: () => PriceView | undefined;
  readonly setView: (view: PriceView) => void;
  /** Are there newer bars than those in sight? */
  readonly isBehind: () => boolean;
  /** The geometry of the last redraw; `undefined` before there are bars. */
  readonly plotArea: () => PlotArea | undefined;
  /** Moves the cross-hair to this position as if by pointer. */
  readonly pointAt: (place: WindowPoint) => void;
  /** Price tags on the axis, those of the lines and of the last price: figures of the axis below them are hidden. */
  readonly setTags: (prices: readonly number[]) => void;
  /** The second row of the tag of the last price: the time until the bar closes; empty for none. */
  readonly setCountdown: (text: string) => void;
  /** Milliseconds that the time axis continues after the newest bar, at least half a candle. */
  readonly setRoom: (length: number) => void;
  /** A layer over the drawing; its content is the caller's. `undefined` after the release. */
  readonly addLayer: () => SVGGElement | undefined;
  /** The drawing for a picture, from the bottom. */
  readonly sheets: () => readonly Sheet[];
  /** Removes listeners, and the chart if `control` made it. */
  readonly release: () => void;
}

/** A part of the drawing that a picture can contain, at its position on the page. */
export interface Sheet {
  readonly drawing: SVGSVGElement | HTMLCanvasElement;
  /** Of the drawing on the page; a canvas may be detached from it. */
  readonly place: DOMRect;
}

/** A component's handle by which its chart is controlled. */
export interface PlotMount {
  /** Takes control of the chart; `undefined` if there is none. The caller releases it before it calls again. */
  readonly control: (events: ChartEvents) => ChartControl | undefined;
}

export interface PlotProps {
  /** Constant for an instance of the component. */
  readonly look: ChartLook;
  readonly onHover: OnHover;
  readonly ref: Ref<PlotMount>;
}

/** Plays values as sound, oldest first. `onEnd` is called once, after the last value or the stop. Throws without sound. */
export type PlayValues = (values: readonly number[], onEnd: () => void) => /** Stops the sound. */ () => void;

/** A chart library behind the price chart. */
export interface ChartEngine {
  /** Fills its parent. Bars, view and lines are set through its handle. */
  readonly Plot: ComponentType<PlotProps>;
  /** Loads the sound of the bars when it is first needed. */
  readonly loadSound: () => Promise<PlayValues>;
}
