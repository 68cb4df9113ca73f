import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { colour } from '../theme/variables';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** Heading of the group that it belongs to, with its neighbours of the same name. */
  group?: string;
  /** The one in force, among entries that choose between things. */
  isSelected?: boolean;
  /** Can be on or off by itself: the menu stays open, so that several are switched in one go. */
  isChecked?: boolean;
  /** BCP 47 tag of a label in another language. */
  lang?: string;
  onSelect: () => void;
}

/** Room between button and menu, in pixels. */
const GAP = 4;

const List = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  minWidth: 140,
  maxHeight: 'min(480px, 80dvh)',
  padding: '4px 0',
  overflow: 'auto',
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
  boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
});

const Entry = styled('button')({
  display: 'block',
  width: '100%',
  padding: '7px 16px',
  border: 0,
  font: 'inherit',
  fontSize: 14,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[role="menuitemradio"][aria-checked="true"]': { fontWeight: 600, boxShadow: `inset 2px 0 ${colour.accent}` },
  '&[role="menuitemcheckbox"]': { display: 'flex', alignItems: 'center', gap: 8, paddingLeft: 12 },
  '&[role="menuitemcheckbox"] > svg': { color: colour.accent },
  '&[aria-checked="false"] > svg': { visibility: 'hidden' },
  // What follows a list of switches is of another kind.
  '[role="menuitemcheckbox"] + &[role="menuitem"]': { marginTop: 4, borderTop: `1px solid ${colour.line}` },
  '&:hover, &:focus-visible': { backgroundColor: colour.raised, outline: 'none' },
});

const Heading = styled('div')({
  padding: '8px 16px 4px',
  fontSize: 12,
  color: colour.quiet,
  '[role="group"] + [role="group"] > &': { marginTop: 4, borderTop: `1px solid ${colour.line}` },
});

/** Neighbours of the same group, in the order of the entries. */
function groupsOf(entries: readonly MenuEntry[]): { name: string | undefined; entries: MenuEntry[] }[] {
  const groups: { name: string | undefined; entries: MenuEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.name === entry.group) last.entries.push(entry);
    else groups.push({ name: entry.group, entries: [entry] });
  }
  return groups;
}

/** Below the button, within the window: menus of buttons on the right hang from their right edge. */
function placeBelow(button: HTMLElement): { top: number; left?: number; right?: number } {
  const { left, right, bottom } = button.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const top = bottom + GAP;
  return left + right > clientWidth ? { top, right: clientWidth - right } : { top, left };
}

/** Which of `count` entries a key leads to from the one at `index`. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function roleOf({ isChecked, isSelected }: MenuEntry): 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' {
  if (isChecked !== undefined) return 'menuitemcheckbox';
  return isSelected === undefined ? 'menuitem' : 'menuitemradio';
}

export interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  /** The button that the menu belongs to. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The open menu. It stands beside its button in the document, so that a dialog around both keeps the focus inside. */
export function MenuList({ id, label, entries, anchor, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = list.current;
    const first = menu?.querySelector<HTMLElement>('[aria-checked="true"]') ?? menu?.querySelector('button');
    first?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      const { target } = event;
      if (target instanceof Node && (menu?.contains(target) || anchor.contains(target))) return;
      onClose();
    };
    // A menu that stays where its button was would be worse than none.
    const outside = ['pointerdown', 'focusin', 'scroll'] as const;
    for (const name of outside) document.addEventListener(name, leave, true);
    window.addEventListener('resize', onClose);
    return () => {
      for (const name of outside) document.removeEventListener(name, leave, true);
      window.removeEventListener('resize', onClose);
    };
  }, [anchor, onClose]);

  const closeToButton = () => {
    anchor.focus({ preventScroll: true });
    onClose();
  };

  const pressKey = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const target = targetOf(
      event.key,
      buttons.findIndex((button) => button === document.activeElement),
      buttons.length,
    );
    if (event.key !== 'Escape' && event.key !== 'Tab' && target === undefined) return;
    // Escape closes the menu, not the dialog around it.
    event.stopPropagation();
    if (event.key === 'Tab') return closeToButton();
    event.preventDefault();
    if (target === undefined) closeToButton();
    else buttons[target]?.focus();
  };

  const showEntry = (entry: MenuEntry) => (
    <Entry
      key={entry.id}
      type="button"
      lang={entry.lang}
      role={roleOf(entry)}
      aria-checked={entry.isChecked ?? entry.isSelected}
      tabIndex={-1}
      onClick={() => {
        if (entry.isChecked === undefined) closeToButton();
        entry.onSelect();
      }}
    >
      {entry.isChecked !== undefined && <Icon name="check" size={16} />}
      {entry.label}
    </Entry>
  );

  return (
    <List
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={placeBelow(anchor)}
      onKeyDown={pressKey}
    >
      {groupsOf(entries).map(({ name, entries: members }) =>
        name === undefined ? (
          members.map(showEntry)
        ) : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of menu entries; <fieldset> is one of fields
          <div key={name} role="group" aria-label={name}>
            <Heading aria-hidden>{name}</Heading>
            {members.map(showEntry)}
          </div>
        ),
      )}
    </List>
  );
}
