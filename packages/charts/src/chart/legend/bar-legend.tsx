import { percentChange } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ChangeText, colour, FONT_SIZE, LINE_HEIGHT, queryBelow, soft, space, Text } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { plotMessages } from '../locales/messages';
import { TINTS, type Plot } from '../plot/plot';

// Hidden from screen readers: the table and the list beside the chart have the same content.
/** The chart is as narrow as a phone. */
const NARROW = `@container ${queryBelow('sm')}`;

const Legend = styled('div')({
  position: 'absolute',
  zIndex: 2,
  right: 80,
  fontSize: FONT_SIZE.dense,
  lineHeight: LINE_HEIGHT.table,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
  pointerEvents: 'none',
  // Beside the first of them there are no figures of the axis.
  [NARROW]: {
    '&[data-first]': { right: 8 },
    '&[data-first] > [data-figures]': { marginRight: 72 },
  },
});
// A background keeps the figures readable over the drawing.
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 2),
  width: 'fit-content',
  backgroundColor: soft(colour.panel, 55),
});

// On narrow screens the time axis shows the date, because each legend line covers candles.
const Moment = styled('span')({ color: colour.quiet, [NARROW]: { display: 'none' } });

export interface PlotFigure {
  readonly plot: Plot;
  /** Its value at the bar that is pointed at. */
  readonly text: string;
}

/** Indicator values of one bar, in the colours of their lines. */
function PlotFigures({ figures }: { readonly figures: readonly PlotFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <Row data-figures>
      {figures.map(({ plot: { id, label, tint }, text }) => (
        <span key={id} style={{ color: TINTS[tint] }}>
          {label} {text}
        </span>
      ))}
    </Row>
  );
}

/** Characters; a longer volume is written in short. */
const VOLUME_AT_MOST = 10;

export interface BarLegendProps {
  readonly bar: Bar;
  readonly pair: ChartPair;
  /** Of the indicators among the prices. */
  readonly figures: readonly PlotFigure[];
  /** CSS pixels. */
  readonly left: number;
}

/** Open, high, low, close, change and volume of a bar in one line above the chart, with indicator values below. */
export function BarLegend({ bar, pair, figures, left }: BarLegendProps) {
  const text = plotMessages.useText();
  const format = useFormat();
  const decimals = pair.priceDecimals;
  const volume = format.decimal(bar.volume, { decimals: pair.volumeDecimals, minDecimals: pair.volumeDecimals });
  return (
    <Legend aria-hidden data-first style={{ top: 4, left }}>
      <Row>
        <Moment>{format.dateTime(bar.openTime)}</Moment>
        {(['open', 'high', 'low', 'close'] as const).map((field) => (
          <span key={field}>
            <Text as="span" size="inherit" tone="quiet">
              {text(`bar.${field}`)}
            </Text>{' '}
            {format.price(bar[field], decimals)}
          </span>
        ))}
        <ChangeText value={percentChange(bar.open, bar.close)} />
        <span>
          <Text as="span" size="inherit" tone="quiet">
            {text('bar.volume')}
          </Text>{' '}
          {volume.length > VOLUME_AT_MOST ? format.compact(bar.volume) : volume}
        </span>
      </Row>
      <PlotFigures figures={figures} />
    </Legend>
  );
}

export interface PaneLegendProps {
  readonly figures: readonly PlotFigure[];
  /** CSS pixels. */
  readonly top: number;
  readonly left: number;
}

/** The figures of one pane, at its upper edge. */
export function PaneLegend({ figures, top, left }: PaneLegendProps) {
  return (
    <Legend aria-hidden style={{ top, left }}>
      <PlotFigures figures={figures} />
    </Legend>
  );
}
