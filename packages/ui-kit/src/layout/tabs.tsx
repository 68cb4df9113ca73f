import styled from '@emotion/styled';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
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

// More tabs than fit are scrolled to, without a bar.
const List = styled('div')({
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&[data-full]': { flex: 1 },
  '&[data-full] > button': { flex: '1 0 auto', paddingInline: 6 },
});

const Tab = styled('button')({
  flex: 'none',
  minHeight: 36,
  padding: '8px 12px',
  border: 0,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: colour.quiet,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { color: colour.text },
  '&[aria-selected="true"]': { color: colour.text, boxShadow: `inset 0 -2px ${colour.accent}` },
  // Inside, where the list does not cut it off.
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2, borderRadius: 4 },
});

const Content = styled('div')({ minHeight: 0, flex: 1, overflow: 'auto' });

/** Where a key leads among `count` tabs. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs with their panel; without `content` in the items the caller shows what is chosen. Arrow keys walk the tabs, Enter
 * chooses: what a tab loads is not loaded in passing.
 */
export function Tabs<Id extends string>({ items, value, onChange, label, actions, fullWidth = false }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.id === value);
  const hasPanel = chosen?.content !== undefined;

  const walk = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const target = index < 0 ? undefined : targetOf(event.key, index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    tabs[target]?.focus();
  };

  return (
    <>
      <Bar>
        <List ref={list} role="tablist" aria-label={label} data-full={fullWidth || undefined} onKeyDown={walk}>
          {items.map((item) => (
            <Tab
              key={item.id}
              type="button"
              role="tab"
              id={`${base}-tab-${item.id}`}
              aria-selected={item.id === value}
              aria-controls={hasPanel && item.id === value ? `${base}-panel` : undefined}
              tabIndex={item.id === value || (!chosen && item === items[0]) ? 0 : -1}
              onClick={() => onChange(item.id)}
            >
              {item.label}
            </Tab>
          ))}
        </List>
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
