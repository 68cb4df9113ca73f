import { useFormat } from '@bourse/i18n';
import { Select } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import { MOST_PARTS } from '../rules/split-lots';
import { useErrorText, useOrderEntry } from './order-entry';

/** The number of orders that the lots are split into, and what the split costs more. */
export function SplitField() {
  const { form, market, actions } = useOrderEntry();
  const { splitFee } = form.preview;
  const text = leverMessages.useText();
  const format = useFormat();
  const errorOf = useErrorText();
  return (
    <div data-field="parts">
      <Select
        label={text('form.parts')}
        value={String(form.values.draft.parts)}
        options={Array.from({ length: MOST_PARTS }, (_, index) => ({
          value: String(index + 1),
          label: index === 0 ? text('form.noSplit') : format.number(index + 1),
        }))}
        onChange={(parts) => actions.onParts(Number(parts))}
        error={errorOf('parts')}
        hint={
          splitFee &&
          text('form.splitFee', {
            fee: format.decimal(splitFee, { decimals: 8, sign: 'always' }),
            quote: market.quote,
          })
        }
      />
    </div>
  );
}
