import { Button, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { Side } from '../contract';
import { spotMessages } from '../locales';
import type { OrderFilter } from './order-address';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 12px',
  padding: 12,
});
const Field = styled('div')({ display: 'grid', gap: 4, fontSize: 12, color: colour.quiet });
const Select = styled('select')({
  minWidth: 128,
  padding: '6px 8px',
  font: 'inherit',
  fontSize: 13,
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.edge}`,
  borderRadius: 6,
  // Smaller letters make iPhones zoom in.
  '@media (max-width: 600px)': { fontSize: 16 },
});
const End = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' });

export interface OrderFiltersProps {
  readonly filter: OrderFilter;
  /** Pairs to choose from. */
  readonly pairs: readonly string[];
  readonly onFilter: (filter: OrderFilter) => void;
  /** What can be done with what is looked at. */
  readonly actions?: ReactNode;
}

const sideOf = (value: string): Side | undefined => (value === 'buy' || value === 'sell' ? value : undefined);

/** Which orders are looked at: by pair and side. */
export function OrderFilters({ filter, pairs, onFilter, actions }: OrderFiltersProps) {
  const text = spotMessages.useText();
  const id = useId();
  const isFiltered = filter.pair !== undefined || filter.side !== undefined;
  return (
    <Bar>
      <Field>
        <label htmlFor={`${id}-pair`}>{text('orders.pair')}</label>
        <Select
          id={`${id}-pair`}
          value={filter.pair ?? ''}
          onChange={({ target }) => onFilter({ ...filter, pair: target.value === '' ? undefined : target.value })}
        >
          <option value="">{text('all.allPairs')}</option>
          {pairs.map((pair) => (
            <option key={pair} value={pair}>
              {pair}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        <label htmlFor={`${id}-side`}>{text('orders.side')}</label>
        <Select
          id={`${id}-side`}
          value={filter.side ?? ''}
          onChange={({ target }) => onFilter({ ...filter, side: sideOf(target.value) })}
        >
          <option value="">{text('all.bothSides')}</option>
          <option value="buy">{text('orders.buy')}</option>
          <option value="sell">{text('orders.sell')}</option>
        </Select>
      </Field>
      {isFiltered && (
        <Button size="small" tone="quiet" onClick={() => onFilter({ pair: undefined, side: undefined })}>
          {text('all.clearFilter')}
        </Button>
      )}
      <End>{actions}</End>
    </Bar>
  );
}
