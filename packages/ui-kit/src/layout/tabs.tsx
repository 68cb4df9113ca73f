import MuiTab from '@mui/material/Tab';
import MuiTabs, { type TabsProps as MuiTabsProps } from '@mui/material/Tabs';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useId, type ReactNode } from 'react';
import { colour } from '../theme/variables';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** Rendered only while the tab is selected. */
  content?: ReactNode;
}

export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Accessible name of the tab list. */
  label: string;
  actions?: ReactNode;
  fullWidth?: boolean;
  /** The view that all tabs share, e.g. a table that the selected tab filters; in place of `content` of the items. */
  children?: ReactNode;
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingRight: 8,
  borderBottom: `1px solid ${colour.line}`,
});

/** A mask that fades the start, the end, or both ends of the row, each over 28 px. */
const faded = (start: string, end: string) => ({
  maskImage: `linear-gradient(90deg, ${start}, black 28px calc(100% - 28px), ${end})`,
});
const overflow = keyframes({
  from: faded('black', 'transparent'),
  '1%, 99%': faded('transparent', 'transparent'),
  to: faded('transparent', 'black'),
});

const Row = styled(MuiTabs)({
  minWidth: 0,
  // The end beyond which there are more tabs fades. Without overflow the timeline is inactive and nothing fades.
  '& .MuiTabs-scroller': { animation: `${overflow} linear both`, animationTimeline: 'scroll(self inline)' },
  '&[data-full]': { flex: 1 },
  '&[data-full] button': { flex: '1 0 auto', paddingInline: 6 },
});

/** Has no box of its own, so that the shared view keeps its place in the layout of the caller. */
const Shared = styled('div')({ display: 'contents' });

const Content = styled('div')({ minHeight: 0, flex: 1, overflow: 'auto' });

interface TabRowProps {
  readonly items: readonly Pick<TabItem<string>, 'id' | 'label'>[];
  readonly value: string | false;
  readonly onChange: MuiTabsProps['onChange'];
  readonly label: string;
  readonly isFull: boolean;
  /** Start of the ids of tabs and panel. */
  readonly base: string;
  readonly hasPanel: boolean;
}

const haveSameTabs = (a: TabRowProps['items'], b: TabRowProps['items']): boolean =>
  a.length === b.length && a.every(({ id, label }, index) => id === b[index]?.id && label === b[index].label);

/**
 * The row of tabs. Renders only when the row itself changes, because MUI's Tabs measures its tabs after each render: with a live
 * panel that is a forced reflow in every frame.
 */
const TabRow = memo(
  function TabRow({ items, value, onChange, label, isFull, base, hasPanel }: TabRowProps) {
    return (
      <Row
        value={value}
        onChange={onChange}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        data-full={isFull || undefined}
      >
        {items.map((item) => (
          <MuiTab
            key={item.id}
            value={item.id}
            label={item.label}
            id={`${base}-tab-${item.id}`}
            aria-controls={hasPanel && item.id === value ? `${base}-panel` : undefined}
          />
        ))}
      </Row>
    );
  },
  (a, b) =>
    haveSameTabs(a.items, b.items) &&
    a.value === b.value &&
    a.onChange === b.onChange &&
    a.label === b.label &&
    a.isFull === b.isFull &&
    a.base === b.base &&
    a.hasPanel === b.hasPanel,
);

/**
 * Tabs with their panel: `content` of the selected item, or `children` for a view that all tabs share. Arrow keys move the focus,
 * Enter selects: a tab that is only passed by loads nothing.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { items, value, onChange, label, actions, fullWidth = false, children } = props;
  const base = useId();
  const selected = items.find((item) => item.id === value);
  const hasContent = selected?.content !== undefined;
  const hasPanel = hasContent || (selected !== undefined && children !== undefined);
  return (
    <>
      <Bar>
        <TabRow
          items={items}
          value={selected ? value : false}
          onChange={(_event, id: Id) => onChange(id)}
          label={label}
          isFull={fullWidth}
          base={base}
          hasPanel={hasPanel}
        />
        {actions}
      </Bar>
      {hasContent && (
        <Content role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${value}`} tabIndex={0}>
          {selected.content}
        </Content>
      )}
      {children !== undefined && (
        <Shared role="tabpanel" id={`${base}-panel`} aria-labelledby={selected && `${base}-tab-${value}`}>
          {children}
        </Shared>
      )}
    </>
  );
}
