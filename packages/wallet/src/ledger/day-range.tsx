import { DateField } from '@bourse/ui-kit/forms';
import { walletMessages } from '../locales/messages';

/** Days as `YYYY-MM-DD`, both inclusive; an empty text is no bound. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DayRangeFieldsProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** A date field of this width shows every day in every language, also with a wide letter spacing. */
export const DATE_WIDTH = 216;

/** Two fields for the first and the last day of a range. */
export function DayRangeFields({ range, onChange }: DayRangeFieldsProps) {
  const text = walletMessages.useText();
  const isReversed = range.from !== '' && range.to !== '' && range.to < range.from;
  return (
    <>
      <DateField label={text('ledger.from')} value={range.from} onChange={(from) => onChange({ ...range, from })} />
      <DateField
        label={text('ledger.to')}
        value={range.to}
        error={isReversed ? text('ledger.reversed') : undefined}
        onChange={(to) => onChange({ ...range, to })}
      />
    </>
  );
}
