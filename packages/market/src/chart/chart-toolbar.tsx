import { colour, MenuButton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useRef, type Ref } from 'react';
import type { Resolution } from '../contract';
import { marketMessages } from '../messages';
import { CHART_KINDS, type ChartKind } from './chart-kind';
import { Picture } from './picture';
import { longResolution, shortResolution } from './resolution-text';
import { resolutionsInOrder } from './resolutions';

export const CHART_TOOLBAR_HEIGHT = 36;
/** The tools of the plot come with it; their room is kept. */
const TOOLS_WIDTH = 4 * 28;

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: CHART_TOOLBAR_HEIGHT,
  padding: '0 4px 0 8px',
  borderBottom: `1px solid ${colour.line}`,
});

const Group = styled('fieldset')({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Tools = styled('div')({ display: 'flex', flex: 'none', width: TOOLS_WIDTH });

const Choice = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  flex: 'none',
  minWidth: 26,
  height: 24,
  padding: '0 4px',
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

export interface ChartToolbarProps {
  readonly resolution: Resolution;
  readonly onResolution: (resolution: Resolution) => void;
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
  /** Where the tools of the plot stand. */
  readonly tools: Ref<HTMLDivElement>;
}

const KIND_PATHS: Record<ChartKind, string> = {
  candles: 'M5 1v3m0 6v4M3 4h4v6H3zM12 3v3m0 5v3M10 6h4v5h-4z',
  ohlc: 'M5 2v11M2 4h3m0 6h3M12 4v10M9 12h3m0-6h3',
  line: 'M1 12l4-5 4 3 6-8',
  area: 'M1 10l4-4 4 3 6-6v12H1z',
};

/** All fourteen resolutions, and how the bars are drawn. Where there is no room for all, the chosen one is in sight. */
export function ChartToolbar({ resolution, onResolution, kind, onKind, tools }: ChartToolbarProps) {
  const text = marketMessages.useText();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLElement>(`[data-resolution="${resolution}"]`);
    // Not `scrollIntoView`: the page around it stays where it is.
    if (group.current && chosen) {
      group.current.scrollLeft = chosen.offsetLeft - (group.current.clientWidth - chosen.clientWidth) / 2;
    }
  }, [resolution]);
  return (
    <Bar>
      <Group ref={group} aria-label={text('chart.resolution')}>
        {resolutionsInOrder.map((each) => (
          <Choice
            key={each}
            type="button"
            data-resolution={each}
            aria-pressed={each === resolution}
            title={longResolution(text, each)}
            onClick={() => onResolution(each)}
          >
            {shortResolution(text, each)}
          </Choice>
        ))}
      </Group>
      <MenuButton
        label={text('chart.kind')}
        entries={CHART_KINDS.map((each) => ({
          id: each,
          label: text(`chart.${each}`),
          isSelected: each === kind,
          onSelect: () => onKind(each),
        }))}
      >
        <Picture path={KIND_PATHS[kind]} />
      </MenuButton>
      <Tools ref={tools} />
    </Bar>
  );
}
