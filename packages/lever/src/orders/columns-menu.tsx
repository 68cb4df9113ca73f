import { MenuButton } from '@bourse/ui-kit';
import type { ListName } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { extraColumns, type ExtraColumn } from './extra-columns';
import { profitMode } from './profit-mode';

const OFFERED: Readonly<Record<ListName, readonly ExtraColumn[]>> = {
  positions: ['breakEven', 'fees', 'time', 'number'],
  entrusts: ['fees', 'number'],
  closed: ['stops', 'fees'],
  filled: [],
  revoked: ['fees'],
};

const NAMES = {
  stops: 'orders.stops',
  breakEven: 'orders.breakEven',
  fees: 'columns.fees',
  time: 'orders.time',
  number: 'orders.number',
} as const;

export interface ColumnsMenuProps {
  readonly list: ListName;
}

/** Lists whose rows have a P/L. */
const WITH_PROFIT: ReadonlySet<ListName> = new Set(['positions', 'closed']);

/** Adds columns to a list and removes them, and says whether its P/L is after fees. */
export function ColumnsMenu({ list }: ColumnsMenuProps) {
  const text = leverMessages.useText();
  const shown = extraColumns.useValue();
  const isNet = profitMode.useValue() === 'net';
  const offered = OFFERED[list];
  if (offered.length === 0) return null;
  return (
    <MenuButton
      label={text('columns.menu')}
      icon="panels"
      entries={[
        ...(WITH_PROFIT.has(list)
          ? [
              {
                id: 'afterFees',
                label: text('orders.afterFees'),
                isChecked: isNet,
                onSelect: () => profitMode.write(isNet ? 'gross' : 'net'),
              },
            ]
          : []),
        ...offered.map((id) => ({
          id,
          label: text(NAMES[id]),
          isChecked: shown.includes(id),
          onSelect: () =>
            extraColumns.update((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id])),
        })),
      ]}
    />
  );
}
