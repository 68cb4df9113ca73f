import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour } from '../theme/variables';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** Rendered only while the tab is chosen. */
  content?: ReactNode;
}

export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** What the tabs choose between. */
  label: string;
  actions?: ReactNode;
  fullWidth?: boolean;
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingRight: 8,
  borderBottom: `1px solid ${colour.line}`,
});

const Content = styled('div')({ minHeight: 0, flex: 1, overflow: 'auto' });

/** Tabs with their panel; without `content` in the items the caller shows what is chosen. */
export function Tabs<Id extends string>({ items, value, onChange, label, actions, fullWidth = false }: TabsProps<Id>) {
  const base = useId();
  const chosen = items.find((item) => item.id === value);
  const hasPanel = chosen?.content !== undefined;
  return (
    <>
      <Bar>
        <MuiTabs
          value={value}
          onChange={(_event, id: Id) => onChange(id)}
          aria-label={label}
          variant={fullWidth ? 'fullWidth' : 'scrollable'}
          scrollButtons={false}
          textColor="inherit"
          sx={{ flex: fullWidth ? 1 : undefined, minWidth: 0 }}
          slotProps={{ indicator: { style: { backgroundColor: colour.accent } } }}
        >
          {items.map((item) => (
            <MuiTab
              key={item.id}
              value={item.id}
              label={item.label}
              id={`${base}-tab-${item.id}`}
              aria-controls={hasPanel && item.id === value ? `${base}-panel` : undefined}
              sx={{ fontSize: 13, opacity: 1, color: item.id === value ? colour.text : colour.quiet }}
            />
          ))}
        </MuiTabs>
        {actions}
      </Bar>
      {hasPanel && (
        <Content role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${value}`} tabIndex={0}>
          {chosen.content}
        </Content>
      )}
    </>
  );
}
