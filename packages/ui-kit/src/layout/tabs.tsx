import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { withReason } from '../figures/value-text';
import { FONT_SIZE, INSET, WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A figure below the label, e.g. the total of an account. */
  note?: string | undefined;
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
  '& :not([data-full]) .MuiTab-root:first-of-type': { paddingInlineStart: INSET },
  borderBottom: `1px solid ${colour.line}`,
});

const Note = styled('span')({
  fontSize: FONT_SIZE.table,
  fontWeight: WEIGHT.strong,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
});

const Content = styled('div')({ minHeight: 0, flex: 1, overflow: 'auto' });

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
        <MuiTabs
          variant="scrollable"
          scrollButtons={false}
          aria-label={label}
          data-full={fullWidth || undefined}
          value={selected ? selected.id : false}
          onChange={(_event, id: Id) => onChange(id)}
        >
          {items.map((item) => (
            <Tab
              key={item.id}
              value={item.id}
              style={item.note === undefined ? undefined : { alignItems: 'start' }}
              label={
                item.note === undefined ? (
                  item.label
                ) : (
                  <>
                    {item.label} <Note>{withReason(item.note)}</Note>
                  </>
                )
              }
              id={`${base}-tab-${item.id}`}
              aria-controls={hasPanel && item.id === value ? `${base}-panel` : undefined}
            />
          ))}
        </MuiTabs>
        {actions}
      </Bar>
      {hasContent && (
        <Content role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${value}`} tabIndex={0}>
          {selected.content}
        </Content>
      )}
      {children !== undefined && (
        <div
          style={{ display: 'contents' }}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={selected && `${base}-tab-${value}`}
        >
          {children}
        </div>
      )}
    </>
  );
}
