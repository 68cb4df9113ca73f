import { lazyPart, TextField } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import type { LimitTypeFieldsProps } from './limit-type-fields';

const ignore = () => undefined;

/** The selected type as text, with the geometry of the list: nothing moves when the list takes its place. */
function SelectedLimitType({ type }: Pick<LimitTypeFieldsProps, 'type'>) {
  const text = spotMessages.useText();
  return (
    <TextField readOnly label={text('form.limitType')} value={text(`type.${type ?? 'limit'}`)} onChange={ignore} />
  );
}

/** The types of limit orders, loaded only where the exchange offers them. */
export const LazyLimitTypeFields = lazyPart(async () => (await import('./limit-type-fields')).LimitTypeFields, {
  fallback: ({ type }) => <SelectedLimitType type={type} />,
});
