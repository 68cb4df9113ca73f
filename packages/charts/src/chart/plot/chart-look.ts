import { FONT_SIZE } from '@bourse/ui-kit';
import { decimal } from '@bourse/decimal';
import { type Formatter, figureWriter } from '@bourse/i18n';
import type { ChartKind } from './chart-kind';
import type { Pane, Plot } from './plot';

/** Properties that require a new chart instance when they change. */
export interface ChartLook {
  readonly kind: ChartKind;
  /** Equal distances of the price axis are equal changes in per cent. */
  readonly isLogarithmic: boolean;
  readonly format: Formatter;
  /** Places of a price. */
  readonly decimals: number;
  /** Number of characters of a price for which the axis has room. */
  readonly priceLength: number;
  /** Of the figures above the prices. */
  readonly legendLines: number;
  readonly hasVolume: boolean;
  /** Below the prices and the volume. */
  readonly panes: readonly Pane[];
  readonly plots: readonly Plot[];
}

export const VOLUME = 'volume';

/** Ids of the panes below the prices, from the top. */
export const panesBelow = ({ hasVolume, panes }: Pick<ChartLook, 'hasVolume' | 'panes'>): readonly string[] => [
  ...(hasVolume ? [VOLUME] : []),
  ...panes.map(({ id }) => id),
];

/** Axis figures are made by the chart out of its drawing numbers; digits beyond `decimals` are noise. */
export function axisWriter(format: Formatter, decimals: number): (value: number | string) => string {
  const write = figureWriter(format, decimals);
  return (value) => write(decimal(Number(value).toFixed(decimals)));
}

export const LABEL_SIZE = `${FONT_SIZE.dense}px`;
export const LABEL_PADDING = 4;
