import { BELOW, Checkbox, SearchField } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { walletMessages } from '../locales/messages';
import type { HoldingFilter } from '../rules/holdings';

const Bar = styled('search')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 20,
  rowGap: 8,
  padding: '12px 12px 8px',
  '& > :first-of-type': { flex: '0 1 240px', [BELOW.sm]: { flexBasis: '100%' } },
});

export interface FilterBarProps {
  readonly filter: HoldingFilter;
  readonly onChange: (filter: HoldingFilter) => void;
}

/** Search and filter of a list of balances. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const text = walletMessages.useText();
  return (
    <Bar>
      <div>
        <SearchField
          label={text('filter.search')}
          maxLength={20}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      </div>
      <Checkbox
        label={text('filter.hideSmall')}
        checked={filter.hideSmall}
        onChange={(hideSmall) => onChange({ ...filter, hideSmall })}
      />
    </Bar>
  );
}
