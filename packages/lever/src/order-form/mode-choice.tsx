import { SegmentedControl } from '@bourse/ui-kit';
import type { OrderMode } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';

/** Market or limit. */
export function ModeChoice({
  value,
  onChange,
}: {
  readonly value: OrderMode;
  readonly onChange: (mode: OrderMode) => void;
}) {
  const text = leverMessages.useText();
  return (
    <SegmentedControl
      isQuiet
      label={text('form.mode')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'market', label: text('form.market') },
        { value: 'limit', label: text('form.limit') },
      ]}
    />
  );
}
