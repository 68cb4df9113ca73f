import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { Icon } from '../icons/icon';
import { WEIGHT } from '../theme/scale';
import { colour } from '../theme/variables';
import type { MenuEntry } from './menu-entry';
import { Text } from '../layout/text';

const Entry = styled(MenuItem)({
  '&.Mui-selected': {
    fontWeight: WEIGHT.strong,
    boxShadow: `inset 2px 0 ${colour.accent}`,
    backgroundColor: 'transparent',
  },
  '&[role="menuitemcheckbox"]': { gap: 8, paddingLeft: 12 },
  '& > svg': { color: colour.accent },
  '&[aria-checked="false"] > svg': { visibility: 'hidden' },
  // A command after a list of switches.
  '[role="menuitemcheckbox"] + &[role="menuitem"]': { marginTop: 4, borderTop: `1px solid ${colour.line}` },
});

const Group = styled('div')({ '[role] + &': { marginTop: 4, borderTop: `1px solid ${colour.line}` } });

/** Neighbouring entries of the same group, in the order of the entries. */
function groupsOf(entries: readonly MenuEntry[]): { name: string | undefined; entries: MenuEntry[] }[] {
  const groups: { name: string | undefined; entries: MenuEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.name === entry.group) last.entries.push(entry);
    else groups.push({ name: entry.group, entries: [entry] });
  }
  return groups;
}

function roleOf({ isChecked, isSelected }: MenuEntry): 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' {
  if (isChecked !== undefined) return 'menuitemcheckbox';
  return isSelected === undefined ? 'menuitem' : 'menuitemradio';
}

export interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  /** A sentence below the entries, which describes the menu. */
  note?: string | undefined;
  /** The button that the menu belongs to. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The MUI part of `MenuButton`, open while it is rendered. The focus starts on the selected entry, else on the first one. */
export function MenuList({ id, label, entries, note, anchor, onClose }: MenuListProps) {
  const noteId = `${id}-note`;
  const first = entries.find(({ isSelected }) => isSelected) ?? entries[0];
  const showEntry = (entry: MenuEntry) => (
    <Entry
      key={entry.id}
      role={roleOf(entry)}
      selected={entry.isSelected ?? false}
      aria-checked={entry.isChecked ?? entry.isSelected}
      lang={entry.lang}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
      autoFocus={entry === first}
      onClick={({ detail }) => {
        if (entry.isChecked === undefined) onClose();
        // A click that no pointer made counts none.
        entry.onSelect(detail === 0);
      }}
    >
      {entry.isChecked !== undefined && <Icon name="check" size={16} />}
      {entry.label}
    </Entry>
  );
  return (
    <Menu
      open
      translate="no"
      anchorEl={anchor}
      onClose={onClose}
      autoFocus={false}
      disableAutoFocusItem
      disableScrollLock
      slotProps={{
        list: { component: 'div', id, 'aria-label': label, ...(note !== undefined && { 'aria-describedby': noteId }) },
        paper: { sx: { marginTop: '4px', ...(note !== undefined && { maxWidth: 320 }) } },
      }}
    >
      {groupsOf(entries).flatMap(({ name, entries: members }) =>
        name === undefined
          ? members.map(showEntry)
          : [
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of menu entries; <fieldset> groups fields
              <Group key={name} role="group" aria-label={name}>
                <Text size="dense" tone="quiet" style={{ padding: '8px 16px 4px' }} aria-hidden>
                  {name}
                </Text>
                {members.map(showEntry)}
              </Group>,
            ],
      )}
      {note !== undefined && (
        <Text id={noteId} size="dense" tone="quiet" style={{ padding: '8px 16px 4px' }} aria-hidden>
          {note}
        </Text>
      )}
    </Menu>
  );
}
