import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Resolution } from '../contract';
import { marketMessages } from '../messages';
import { CHART_KINDS, type ChartKind } from './chart-kind';
import { longResolution, shortResolution } from './resolution-text';
import { resolutionsInOrder } from './resolutions';

export const CHART_TOOLBAR_HEIGHT = 36;

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  height: CHART_TOOLBAR_HEIGHT,
  padding: '0 8px',
  borderBottom: `1px solid ${colour.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Group = styled('fieldset')({ display: 'flex', flex: 'none', gap: 2, margin: 0, padding: 0, border: 0 });

const Choice = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  flex: 'none',
  minWidth: 28,
  height: 24,
  padding: '0 6px',
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '24px',
  textAlign: 'center',
  color: colour.quiet,
  cursor: 'pointer',
  '&:hover': { color: colour.text },
  '&[aria-pressed="true"]': { color: colour.text, backgroundColor: colour.raised, fontWeight: 600 },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
});

const Picture = styled('svg')({
  display: 'block',
  margin: '4px auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

export interface ChartToolbarProps {
  readonly resolution: Resolution;
  readonly onResolution: (resolution: Resolution) => void;
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
}

const KIND_PATHS: Record<ChartKind, string> = {
  candles: 'M5 1v3m0 6v4M3 4h4v6H3zM12 3v3m0 5v3M10 6h4v5h-4z',
  line: 'M1 12l4-5 4 3 6-8',
  area: 'M1 10l4-4 4 3 6-6v12H1z',
};

const KIND_TEXT = { candles: 'chart.candles', line: 'chart.line', area: 'chart.area' } as const;

/** All fourteen resolutions, and how the bars are drawn. */
export function ChartToolbar({ resolution, onResolution, kind, onKind }: ChartToolbarProps) {
  const text = marketMessages.useText();
  return (
    <Bar>
      <Group aria-label={text('chart.resolution')}>
        {resolutionsInOrder.map((each) => (
          <Choice
            key={each}
            type="button"
            aria-pressed={each === resolution}
            title={longResolution(text, each)}
            onClick={() => onResolution(each)}
          >
            {shortResolution(text, each)}
          </Choice>
        ))}
      </Group>
      <Group aria-label={text('chart.kind')}>
        {CHART_KINDS.map((each) => (
          <Choice
            key={each}
            type="button"
            aria-pressed={each === kind}
            aria-label={text(KIND_TEXT[each])}
            title={text(KIND_TEXT[each])}
            onClick={() => onKind(each)}
          >
            <Picture width={16} height={16} viewBox="0 0 16 16" aria-hidden>
              <path d={KIND_PATHS[each]} />
            </Picture>
          </Choice>
        ))}
      </Group>
    </Bar>
  );
}
