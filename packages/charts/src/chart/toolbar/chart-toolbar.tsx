import {
  Box,
  COARSE,
  colour,
  FONT_SIZE,
  hairline,
  INSET_FOCUS_RING,
  MenuButton,
  PlainButton,
  RADIUS,
  space,
  Text,
  TOUCH,
  TOUCH_SIZE,
  useIsTouch,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { resolutionsInOrder, type Resolution } from '@bourse/contracts/bars';
import { chartsMessages } from '../../locales/messages';
import { longResolution, shortResolution } from '../resolution/resolution-text';
import { useFitting } from './use-fitting';

const CHOICE_HEIGHT = 24;
/** The tools are loaded with the plot; their space is reserved. */
const TOOLS = 4;
/** The menu of the chart types is wider than a tool, for its arrow. */
const ARROW_WIDTH = 18;

/** Resolutions with a button of their own. */
const PINNED: readonly Resolution[] = ['1', '15', '60', '240', '1D'];

/** Height of the toolbar, CSS pixels: one row, for a finger of touch height. */
export const useToolbarHeight = (): number => (useIsTouch() ? TOUCH : 36);

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  boxSizing: 'border-box',
  padding: space(0, 1, 0, 2),
  borderBottom: hairline(colour.line),
  [COARSE]: { gap: 0 },
} as const;

// Buttons that do not fit wrap into the hidden second line.
const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  // Gives way to the pair before it.
  flex: '0 1000 auto',
  minWidth: 0,
  height: CHOICE_HEIGHT,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'clip',
  [COARSE]: { height: TOUCH },
});

const MORE = {
  flex: 'none',
  color: colour.quiet,
  '& > button': {
    gap: 0.5,
    height: CHOICE_HEIGHT,
    padding: space(0, 1),
    borderRadius: `${RADIUS.control}px`,
    fontSize: FONT_SIZE.dense,
  },
  '&[data-chosen] > button': { color: colour.text, backgroundColor: colour.raised },
} as const;

const Tools = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  width: TOOLS * 28 + ARROW_WIDTH,
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  [COARSE]: { width: TOOLS * TOUCH + ARROW_WIDTH },
});

const Choice = styled(PlainButton)({
  flex: 'none',
  minWidth: 26,
  height: CHOICE_HEIGHT,
  padding: space(0, 1),
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
  /** Before the resolutions: the pair, where nothing else on the page names it. */
  readonly head: ReactNode;
  /** Container for the tools of the plot. */
  readonly tools: Ref<HTMLDivElement>;
}

/** Five pinned resolutions as far as they fit; all fourteen are in a menu, whose button shows a chosen one that is not pinned. */
export function ChartToolbar({ resolution, onResolution, head, tools }: ChartToolbarProps) {
  const text = chartsMessages.useText();
  const [row, fitting] = useFitting<HTMLFieldSetElement>(PINNED.length);
  const height = useToolbarHeight();
  const isAmongOthers = !PINNED.slice(0, fitting).includes(resolution);
  return (
    <Box sx={BAR} style={{ height }}>
      {head !== false && (
        <Text size="dense" isStrong style={{ whiteSpace: 'nowrap' }}>
          {head}
        </Text>
      )}
      <Group ref={row} aria-label={text('chart.resolution')} aria-keyshortcuts="[ ]">
        {PINNED.map((each, index) => (
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
      <Box sx={MORE} data-chosen={isAmongOthers || undefined}>
        <MenuButton
          label={text('chart.moreResolutions')}
          entries={resolutionsInOrder.map((each) => ({
            id: each,
            label: longResolution(text, each),
            isSelected: each === resolution,
            onSelect: () => onResolution(each),
          }))}
        >
          {isAmongOthers && shortResolution(text, resolution)}
        </MenuButton>
      </Box>
      <Tools ref={tools} />
    </Box>
  );
}
