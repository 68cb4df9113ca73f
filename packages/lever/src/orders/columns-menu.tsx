import { MenuButton } from '@bourse/ui-kit';
import type { ListName } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { extraColumns, type ExtraColumn } from './extra-columns';

const OFFERED: Readonly<Record<ListName, readonly ExtraColumn[]>> = {
  positions: ['breakEven', 'fees', 'time'],
  entrusts: ['fees'],
  closed: ['stops', 'fees'],
  filled: [],
  revoked: ['fees'],
};

const NAMES = {
  stops: 'orders.stops',
  breakEven: 'orders.breakEven',
  fees: 'columns.fees',
  time: 'orders.time',
} as const;

export interface ColumnsMenuProps {
  readonly list: ListName;
}

/** Adds columns to a list and removes them. */
export function ColumnsMenu({ list }: ColumnsMenuProps) {
  const text = leverMessages.useText();
  const shown = extraColumns.useValue();
  const offered = OFFERED[list];
  if (offered.length === 0) return null;
  return (
    <MenuButton
      label={text('columns.menu')}
      icon="panels"
      entries={offered.map((id) => ({
        id,
        label: text(NAMES[id]),
        isChecked: shown.includes(id),
        onSelect: () =>
          extraColumns.update((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id])),
      }))}
    />
  );
}
