import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { PlainButton } from '../actions/plain-button';
import { useChosenInView } from '../hooks/use-chosen-in-view';
import { walkTo } from '../hooks/walk';
import { FORCED } from '../theme/forced-colours';
import { FONT_SIZE } from '../theme/tokens';
import { COARSE, TOUCH } from '../theme/touch';
import { colour } from '../theme/variables';

/** A mask that fades the start, the end, or both ends of the row, each over 28 px. */
const faded = (start: string, end: string) => ({
  maskImage: `linear-gradient(90deg, ${start}, black 28px calc(100% - 28px), ${end})`,
});
const overflow = keyframes({
  from: faded('black', 'transparent'),
  '1%, 99%': faded('transparent', 'transparent'),
  to: faded('transparent', 'black'),
});

const Row = styled('div')({
  display: 'flex',
  minWidth: 0,
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  // The end beyond which there are more tabs fades. Without overflow the timeline is inactive and nothing fades.
  animation: `${overflow} linear both`,
  animationTimeline: 'scroll(self inline)',
  '&[data-full]': { flex: 1 },
  '&[data-full] > button': { flex: '1 0 auto', paddingInline: 6 },
});

const Tab = styled(PlainButton)({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 36,
  padding: '8px 12px',
  fontSize: FONT_SIZE.table,
  fontWeight: 600,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
  color: colour.quiet,
  [COARSE]: { minHeight: TOUCH },
  '&:hover, &[aria-selected="true"]': { color: colour.text },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
  '&[aria-selected="true"]::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    backgroundColor: colour.accent,
    // The whole tab has the colour of a selection.
    [FORCED]: { display: 'none' },
  },
});

export interface TabRowProps<Id extends string> {
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  /** `undefined` selects none. */
  readonly value: Id | undefined;
  readonly onChange: (id: Id) => void;
  readonly label: string;
  readonly isFull: boolean;
  /** Start of the ids of tabs and panel. */
  readonly base: string;
  readonly hasPanel: boolean;
}

function isSameRow<Id extends string>(a: TabRowProps<Id>, b: TabRowProps<Id>): boolean {
  const hasSameTabs =
    a.items.length === b.items.length &&
    a.items.every(({ id, label }, index) => id === b.items[index]?.id && label === b.items[index].label);
  return (
    hasSameTabs &&
    a.value === b.value &&
    a.onChange === b.onChange &&
    a.label === b.label &&
    a.isFull === b.isFull &&
    a.base === b.base &&
    a.hasPanel === b.hasPanel
  );
}

/** Moves the focus without selecting. */
function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const from = tabs.findIndex((tab) => tab === event.target);
  const to = walkTo(event, { from, count: tabs.length, axis: 'horizontal', isRing: true });
  if (to !== undefined) tabs[to]?.focus();
}

/** `memo` with the type parameters of the component, which React's own type loses. */
const memoGeneric: <Props extends object>(
  component: (props: Props) => ReactNode,
  isSame: (a: Props, b: Props) => boolean,
) => (props: Props) => ReactNode = memo;

/**
 * The row of tabs; the selected one, or else the first, is reached by the Tab key. Plain Emotion, because MUI's Tabs measures
 * its tabs and its scrollbar in effects, which makes the first commit of a screen one long task (decision 0015). Renders only
 * when the row itself changes, not with each value of a live panel.
 */
export const TabRow = memoGeneric(function TabRow<Id extends string>(props: TabRowProps<Id>) {
  const { items, value, onChange, label, isFull, base, hasPanel } = props;
  const first = items[0]?.id;
  const row = useChosenInView<HTMLDivElement>(value, first);
  return (
    <Row ref={row} role="tablist" aria-label={label} data-full={isFull || undefined} onKeyDown={walkTabs}>
      {items.map(({ id, label: text }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={`${base}-tab-${id}`}
          aria-selected={id === value}
          aria-controls={hasPanel && id === value ? `${base}-panel` : undefined}
          tabIndex={id === (value ?? first) ? 0 : -1}
          onClick={() => {
            if (id !== value) onChange(id);
          }}
        >
          {text}
        </Tab>
      ))}
    </Row>
  );
}, isSameRow);
