import { Button, End, Select, Toolbar, ToolbarField } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { spotMessages } from '../locales/messages';
import type { OrderFilter } from './order-address';

export interface OrderFiltersProps {
  readonly filter: OrderFilter;
  /** Pairs to choose from. */
  readonly pairs: readonly string[];
  readonly onFilter: (filter: OrderFilter) => void;
  /** Actions on the filtered orders. */
  readonly actions?: ReactNode;
}

/** The option without a filter. */
const ALL = '';

/** Filters for orders: pair and side. */
export function OrderFilters({ filter, pairs, onFilter, actions }: OrderFiltersProps) {
  const text = spotMessages.useText();
  const isFiltered = filter.pair !== undefined || filter.side !== undefined;
  return (
    <Toolbar>
      <ToolbarField>
        <Select
          label={text('orders.pair')}
          value={filter.pair ?? ALL}
          options={[
            { value: ALL, label: text('all.allPairs') },
            ...pairs.map((pair) => ({ value: pair, label: pair })),
          ]}
          onChange={(pair) => onFilter({ ...filter, pair: pair === ALL ? undefined : pair })}
        />
      </ToolbarField>
      <ToolbarField>
        <Select
          label={text('orders.side')}
          value={filter.side ?? ALL}
          options={[
            { value: ALL, label: text('all.bothSides') },
            { value: 'buy', label: text('orders.buy') },
            { value: 'sell', label: text('orders.sell') },
          ]}
          onChange={(side) => onFilter({ ...filter, side: side === ALL ? undefined : side })}
        />
      </ToolbarField>
      {isFiltered && (
        <Button size="small" tone="quiet" onClick={() => onFilter({ pair: undefined, side: undefined })}>
          {text('all.clearFilter')}
        </Button>
      )}
      <End>{actions}</End>
    </Toolbar>
  );
}
