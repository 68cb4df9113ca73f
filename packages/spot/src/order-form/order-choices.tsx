import type { OrderMode } from '@bourse/contracts/market';
import { SegmentedControl, lazyPart, TextField } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { limitTypeOf } from '../rules/limit-types';
import type { LimitTypeFieldsProps } from './limit-type-fields';
import { useOrderEntry } from './order-entry';
import { useProblemText } from './use-problem-text';

const ORDER_TYPES: readonly OrderMode[] = ['limit', 'market'];

/** Buy or sell. */
export function SideChoice() {
  const { form, actions } = useOrderEntry();
  const text = spotMessages.useText();
  return (
    <SegmentedControl
      label={text('form.side')}
      value={form.values.side}
      onChange={actions.onSide}
      options={[
        { value: 'buy', label: text('form.buy'), tone: 'up', keyShortcut: 'b' },
        { value: 'sell', label: text('form.sell'), tone: 'down', keyShortcut: 's' },
      ]}
    />
  );
}

/** Limit or market, as the exchange offers it for the pair. */
export function ModeChoice() {
  const { form, market, actions } = useOrderEntry();
  const { orderTypes = ORDER_TYPES } = market;
  const text = spotMessages.useText();
  return (
    <SegmentedControl
      isQuiet
      label={text('form.mode')}
      value={form.values.mode}
      onChange={actions.onMode}
      options={ORDER_TYPES.map((value) => ({
        value,
        label: text(`form.${value}`),
        ...(!orderTypes.includes(value) && { unavailable: text('form.typeNotOffered') }),
      }))}
    />
  );
}

const ignore = () => undefined;

/** The selected type as text, with the geometry of the list: nothing moves when the list takes its place. */
function SelectedLimitType({ type }: Pick<LimitTypeFieldsProps, 'type'>) {
  const text = spotMessages.useText();
  return (
    <TextField readOnly label={text('form.limitType')} value={text(`type.${type ?? 'limit'}`)} onChange={ignore} />
  );
}

/** The types of limit orders, loaded only where the exchange offers them. */
const LazyLimitTypeFields = lazyPart(async () => (await import('./limit-type-fields')).LimitTypeFields, {
  fallback: ({ type }) => <SelectedLimitType type={type} />,
});

/** The type of a limit order, with its trigger, where the exchange offers more than the plain one. */
export function LimitTypeChoice() {
  const { form, market, actions } = useOrderEntry();
  const { errorOf } = useProblemText();
  const { side, mode, draft } = form.values;
  const { limitTypes = [], pricePlaces, quote } = market;
  if (mode !== 'limit' || limitTypes.length === 0) return null;
  return (
    <LazyLimitTypeFields
      side={side}
      offered={limitTypes}
      type={limitTypeOf({ mode, draft, limitTypes })}
      trigger={draft.trigger}
      error={errorOf('trigger')}
      pricePlaces={pricePlaces}
      quote={quote}
      onType={actions.onLimitType}
      onTrigger={actions.onTrigger}
      onTouch={() => actions.onTouch('trigger')}
    />
  );
}
