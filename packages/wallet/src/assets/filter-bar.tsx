import { Box, Checkbox, End, INSET, Row, SearchField, space } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { walletMessages } from '../locales/messages';
import type { HoldingFilter } from '../rules/holdings';

export interface FilterBarProps {
  readonly filter: HoldingFilter;
  readonly onChange: (filter: HoldingFilter) => void;
  /** At the far side. */
  readonly end?: ReactNode;
}

/** Search and filter of a list of balances. */
export function FilterBar({ filter, onChange, end }: FilterBarProps) {
  const text = walletMessages.useText();
  return (
    <Row component="search" sx={{ columnGap: 5, rowGap: 2, p: space(3, INSET, 2) }}>
      <Box sx={{ flex: { xs: '0 1 100%', sm: '0 1 240px' } }}>
        <SearchField
          label={text('filter.search')}
          maxLength={20}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      </Box>
      <Checkbox
        label={text('filter.hideSmall')}
        checked={filter.hideSmall}
        onChange={(hideSmall) => onChange({ ...filter, hideSmall })}
      />
      {end !== undefined && <End>{end}</End>}
    </Row>
  );
}
