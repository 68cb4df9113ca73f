import { INSET_FOCUS_RING, Row, Text, useElementWidth, VisuallyHidden, rovingIndex } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartPair } from '../chart-pair';
import { chartsMessages } from '../locales/messages';
import { depthCurve, pointAt, pointsFromLeft, type DepthCurve, type DepthPoint } from './depth-curve';
import { DepthReadout } from './depth-readout';
import { depthScale } from './depth-scale';
import type { DepthBook, DepthSide, DepthSource } from './depth-book';
import { useDepthDrawing } from './use-depth-drawing';

const LEGEND_HEIGHT = 32;
/** In a narrower legend both totals need all the room, and the price axis has the middle too; CSS pixels. */
const MID_FROM = 480;
const PAGE = 5;

const Field = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '&:focus-visible': INSET_FOCUS_RING,
});

/** The read-out position: under the pointer (0 to 1), or a level selected by key, 0 the best of its side. */
type Reading = { readonly place: number } | { readonly side: DepthSide; readonly level: number };

function pointOf(curve: DepthCurve, reading: Reading | undefined): DepthPoint | undefined {
  if (!reading) return undefined;
  if ('place' in reading) return pointAt(curve, reading.place);
  const points = curve[reading.side];
  return points[Math.min(reading.level, points.length - 1)] ?? curve.bids[0] ?? curve.asks[0];
}

export interface DepthPlotProps {
  readonly pair: ChartPair;
  /** Levels for the curves, every frame. */
  readonly store: DepthSource;
  /** Levels for the texts, throttled. */
  readonly book: DepthBook;
  /** CSS pixels, with the legend. */
  readonly height: number;
}

/**
 * Both curves on a canvas, with a read-out by pointer or arrow keys. For assistive technology it is a slider over the
 * levels with the read-out as its value.
 */
export function DepthPlot({ pair, store, book, height }: DepthPlotProps) {
  const text = chartsMessages.useText();
  const id = useId();
  const plotHeight = height - LEGEND_HEIGHT;
  const { field, canvas, texts } = useDepthDrawing(pair, store, plotHeight);
  const width = useElementWidth(field);
  const [reading, setReading] = useState<Reading>();
  // The announced value changes only when the user moves: continuous announcements are unusable.
  const [spoken, setSpoken] = useState('');

  const curve = depthCurve(book);
  const points = pointsFromLeft(curve);
  const point = pointOf(curve, reading);
  const index = points.findIndex(({ side, price }) => side === point?.side && price === point.price);
  const best = Math.max(0, curve.bids.length - 1);

  const readOut = (at: number) => {
    const next = points[at];
    if (!next) return;
    setReading({ side: next.side, level: curve[next.side].indexOf(next) });
    setSpoken(texts.point(curve, next));
  };
  const moveReading = (event: KeyboardEvent) => {
    const to = rovingIndex(event, {
      from: index < 0 ? best : index,
      count: points.length,
      page: PAGE,
      axis: 'horizontal',
    });
    if (to !== undefined) readOut(to);
  };
  const follow = (event: PointerEvent) => setReading({ place: event.nativeEvent.offsetX / Math.max(1, width) });

  return (
    <>
      <Row sx={{ justifyContent: 'space-between', flexWrap: 'nowrap', height: LEGEND_HEIGHT, px: 2 }}>
        <Text as="span" size="dense" tone="up" isFigure isCut>
          {texts.bids(curve)}
        </Text>
        {(width === 0 || width >= MID_FROM) && (
          <Text as="span" size="dense" tone="quiet" isFigure isCut>
            {texts.mid(curve)}
          </Text>
        )}
        <Text as="span" size="dense" tone="down" isFigure isCut>
          {texts.asks(curve)}
        </Text>
      </Row>
      <Field
        ref={field}
        style={{ height: plotHeight }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its thumb is a point of a curve, its track a drawing
        role="slider"
        tabIndex={0}
        aria-label={texts.label}
        aria-describedby={id}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(index < 0 ? best : index) + 1}
        aria-valuetext={spoken || texts.summary(curve)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) readOut(index < 0 ? best : index);
        }}
        onBlur={() => setReading(undefined)}
        onKeyDown={moveReading}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setReading(undefined)}
      >
        <canvas ref={canvas} aria-hidden style={{ display: 'block', height: plotHeight, pointerEvents: 'none' }} />
        {point && width > 0 && (
          <DepthReadout
            curve={curve}
            point={point}
            scale={depthScale(curve, width, plotHeight)}
            base={pair.base}
            texts={texts}
          />
        )}
      </Field>
      <VisuallyHidden as="p" id={id}>
        {texts.summary(curve)} {text('depth.keys')}
      </VisuallyHidden>
    </>
  );
}
