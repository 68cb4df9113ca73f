import { type Decimal } from '@bourse/decimal';
import { useSite, type ChartLibrary } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  colour,
  FONT_SIZE,
  lazyPart,
  ROUND,
  Row,
  Skeleton,
  soft,
  Stack,
  usePrefersReducedMotion,
} from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { sharesOf, shownShares } from './shares';

export interface PieSlice {
  readonly name: string;
  readonly value: Decimal;
  /** The value as it is displayed, with its unit. */
  readonly figure: string;
}

export interface PieChartProps {
  /** Name of the whole, for example *Allocation of assets*. */
  readonly label: string;
  /** Largest first. More than six are hard to distinguish: sum the small ones. */
  readonly slices: readonly PieSlice[];
  /** In the middle of the ring, for example the total. */
  readonly children?: ReactNode;
  /** Diameter, CSS pixels. */
  readonly size?: number;
}

/** Without its code the legend still has all figures. */
const ON_DEMAND = {
  fallback: ({ size }: { readonly size: number }) => <Skeleton height={size} />,
  failed: () => null,
};

/** The ring: Lightweight Charts has none, so that it is drawn without a library. */
const RINGS = {
  highcharts: lazyPart(async () => (await import('./pie-plot')).PiePlot, ON_DEMAND),
  'lightweight-charts': lazyPart(async () => (await import('./pie-ring')).PieRing, ON_DEMAND),
} satisfies Record<ChartLibrary, unknown>;

/** Steps of the accent, then of the quiet colour: no slice has the colour of a rising or falling price. */
const COLOURS = [
  colour.accent,
  soft(colour.accent, 66),
  soft(colour.accent, 40),
  colour.quiet,
  soft(colour.quiet, 60),
  soft(colour.quiet, 30),
];
const colourAt = (index: number) => COLOURS[index % COLOURS.length] ?? colour.quiet;

const MIDDLE = {
  position: 'absolute',
  inset: '22%',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;
const ENTRY = {
  display: 'grid',
  gridTemplateColumns: '10px 1fr auto auto',
  alignItems: 'center',
  gap: 2,
  fontSize: FONT_SIZE.table,
  fontVariantNumeric: 'tabular-nums',
  // The ring keeps its colours under forced colours, and so does the mark that refers to it.
  '& > :first-child': { width: 10, height: 10, borderRadius: ROUND, forcedColorAdjust: 'none' },
  '& > :last-child': { minWidth: '4.5em', textAlign: 'right', color: colour.quiet },
} as const;

/** A donut chart with its legend. The legend has every figure, so the ring is hidden from screen readers. */
export function PieChart({ label, slices, children, size = 160 }: PieChartProps) {
  const format = useFormat();
  const isAnimated = !usePrefersReducedMotion();
  const LazyRing = RINGS[useSite().charts];
  const values = slices.map(({ value }) => value);
  const shares = sharesOf(values);
  const shown = shownShares(shares);
  const colours = values.map((_value, index) => colourAt(index));
  return (
    <Row component="figure" spacing={4} aria-label={label}>
      <Box sx={{ position: 'relative', flex: 'none', width: size, height: size }}>
        <LazyRing values={shares} {...{ colours, size, isAnimated }} />
        {children !== undefined && <Box sx={MIDDLE}>{children}</Box>}
      </Box>
      <Stack component="ul" spacing={1.5} sx={{ flex: '1 1 180px', maxWidth: 400 }}>
        {slices.map(({ name, figure }, index) => (
          <Box component="li" sx={ENTRY} key={name}>
            <span style={{ backgroundColor: colourAt(index) }} />
            <span>{name}</span>
            <span>{figure}</span>
            <span>{format.percent(shown[index])}</span>
          </Box>
        ))}
      </Stack>
    </Row>
  );
}
