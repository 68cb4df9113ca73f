import {
  COARSE,
  colour,
  FONT_SIZE,
  INSET_FOCUS_RING,
  MenuButton,
  PlainButton,
  queryBelow,
  RADIUS,
  TOUCH,
  TOUCH_SIZE,
  useIsPhone,
  useIsTouch,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Ref } from 'react';
import { resolutionsInOrder, type Resolution } from '@bourse/contracts/bars';
import { chartsMessages } from '../../locales/messages';
import { CHART_KINDS, type ChartKind } from '../plot/chart-kind';
import { Picture } from './picture';
import { longResolution, shortResolution } from '../resolution/resolution-text';
import { useFitting } from './use-fitting';

const CHOICE_HEIGHT = 24;
/** The tools are loaded with the plot; their space is reserved. */
const TOOLS = 4;

/** Resolutions above the tools. */
const TWO_ROWS = `${COARSE} and ${queryBelow('sm')}`;
/** Room beside the resolutions for the menu of the others. */
const MORE_WIDTH = 72;

/** Height of the toolbar, CSS pixels: one row for a mouse, one of touch height for a finger, two on a phone. */
export function useToolbarHeight(): number {
  const isTouch = useIsTouch();
  const isPhone = useIsPhone();
  if (!isTouch) return 36;
  return isPhone ? 2 * TOUCH : TOUCH;
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  boxSizing: 'border-box',
  padding: '0 4px 0 8px',
  borderBottom: `1px solid ${colour.line}`,
  [TWO_ROWS]: { flexWrap: 'wrap', alignContent: 'start', gap: 0 },
});

// Buttons that do not fit wrap into the hidden second line.
const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  height: CHOICE_HEIGHT,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'clip',
  [COARSE]: { height: TOUCH },
  [TWO_ROWS]: { flexBasis: `calc(100% - ${MORE_WIDTH}px)` },
  '&[data-partial]': { justifyContent: 'space-between' },
});

const More = styled('div')({
  flex: 'none',
  color: colour.quiet,
  '& > button': {
    gap: 2,
    height: CHOICE_HEIGHT,
    padding: '0 4px',
    borderRadius: RADIUS.control,
    fontSize: FONT_SIZE.dense,
  },
  '&[data-chosen] > button': { color: colour.text, backgroundColor: colour.raised },
});

const Tools = styled('div')({
  display: 'flex',
  flex: 'none',
  width: TOOLS * 28,
  [COARSE]: { width: TOOLS * TOUCH },
  [TWO_ROWS]: { marginInlineStart: 'auto' },
});

const Choice = styled(PlainButton)({
  flex: 'none',
  minWidth: 26,
  height: CHOICE_HEIGHT,
  padding: '0 4px',
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.dense,
  lineHeight: `${CHOICE_HEIGHT}px`,
  textAlign: 'center',
  color: colour.quiet,
  '&:hover': { color: colour.text },
  '&[aria-pressed="true"]': { color: colour.text, backgroundColor: colour.raised },
  '&:focus-visible': INSET_FOCUS_RING,
  [COARSE]: { ...TOUCH_SIZE[COARSE], lineHeight: `${TOUCH}px` },
});

export interface ChartToolbarProps {
  readonly resolution: Resolution;
  readonly onResolution: (resolution: Resolution) => void;
  readonly kind: ChartKind;
  readonly onKind: (kind: ChartKind) => void;
  /** Container for the tools of the plot. */
  readonly tools: Ref<HTMLDivElement>;
}

const KIND_PATHS: Record<ChartKind, string> = {
  candles: 'M5 1v3m0 6v4M3 4h4v6H3zM12 3v3m0 5v3M10 6h4v5h-4z',
  ohlc: 'M5 2v11M2 4h3m0 6h3M12 4v10M9 12h3m0-6h3',
  line: 'M1 12l4-5 4 3 6-8',
  area: 'M1 10l4-4 4 3 6-6v12H1z',
};

/** All fourteen resolutions and the chart type. Resolutions that do not fit are in a menu. */
export function ChartToolbar({ resolution, onResolution, kind, onKind, tools }: ChartToolbarProps) {
  const text = chartsMessages.useText();
  const [row, fitting] = useFitting<HTMLFieldSetElement>(resolutionsInOrder.length);
  const height = useToolbarHeight();
  const others = resolutionsInOrder.slice(fitting);
  const isAmongOthers = others.includes(resolution);
  return (
    <Bar style={{ height }}>
      <Group
        ref={row}
        data-partial={others.length > 0 || undefined}
        aria-label={text('chart.resolution')}
        aria-keyshortcuts="[ ]"
      >
        {resolutionsInOrder.map((each, index) => (
          <Choice
            key={each}
            type="button"
            data-resolution={each}
            aria-pressed={each === resolution}
            title={longResolution(text, each)}
            style={{ visibility: index < fitting ? undefined : 'hidden' }}
            onClick={() => onResolution(each)}
          >
            {shortResolution(text, each)}
          </Choice>
        ))}
      </Group>
      {others.length > 0 && (
        <More data-chosen={isAmongOthers || undefined}>
          <MenuButton
            label={text('chart.moreResolutions')}
            entries={others.map((each) => ({
              id: each,
              label: longResolution(text, each),
              isSelected: each === resolution,
              onSelect: () => onResolution(each),
            }))}
          >
            {isAmongOthers && shortResolution(text, resolution)}
          </MenuButton>
        </More>
      )}
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
