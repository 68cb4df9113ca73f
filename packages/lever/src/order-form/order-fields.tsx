import { decimal, floorTo, midpoint } from '@bourse/decimal';
import { PriceField } from '@bourse/trading';
import { Checkbox, FieldGroup, MenuButton, PercentSteps, Row, Text, VisuallyHidden } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import { SizeField } from '../size-field/size-field';
import { useErrorText, useExpectedPrice, useOrderEntry } from './order-entry';

/** Whether the order only reduces positions, where the back end has such orders. */
export function ReduceOnlyChoice() {
  const { form, market, actions } = useOrderEntry();
  const { isReduceOnly } = form.values.draft;
  const text = leverMessages.useText();
  if (!market.offersReduceOnly) return null;
  return (
    <div>
      <Checkbox label={text('form.reduceOnly')} checked={isReduceOnly} onChange={actions.onReduceOnly} />
      {isReduceOnly && (
        <Text size="dense" tone="quiet">
          {text('form.reduceOnlyHint')}
        </Text>
      )}
    </div>
  );
}

/** The price of a limit order; of a market order the best price, or the last one where the book is not known. */
export function OrderPrice() {
  const { form, market, actions } = useOrderEntry();
  const { mode, draft } = form.values;
  const text = leverMessages.useText();
  const errorOf = useErrorText();
  const { price, bestPrice } = useExpectedPrice();
  const isLimit = mode === 'limit';
  const { long, short } = market.best;
  /** The order has no side before its button is pressed: the best price is the last one. */
  const offersOf = () => ({
    mid: long && short && floorTo(midpoint(long, short), market.priceDecimals),
    best: market.live,
  });
  return (
    <PriceField
      isLimit={isLimit}
      label={text(isLimit ? 'form.price' : bestPrice === undefined ? 'form.lastPrice' : 'form.bestPrice')}
      price={price}
      isTyped={draft.price !== undefined}
      onPrice={actions.onPrice}
      onPriceFocus={actions.onPriceFocus}
      onTouch={actions.onTouch}
      decimals={market.priceDecimals}
      unit={market.quote}
      error={errorOf('price')}
      offers={offersOf()}
    />
  );
}

/** The multiple, which the last one used for the pair fills in; all of them are in a menu. */
export function MultipleField() {
  const { form, market, actions } = useOrderEntry();
  const { draft } = form.values;
  const text = leverMessages.useText();
  const errorOf = useErrorText();
  const error = errorOf('multiple');
  const multiple = draft.multiple === undefined ? undefined : Number(draft.multiple);
  return (
    <FieldGroup data-field="multiple" aria-label={text('form.multiple')}>
      <Row
        spacing={2}
        sx={{ flexWrap: 'nowrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 30 }}
      >
        <Text as="span" size="table" tone="quiet" aria-hidden>
          {text('form.multiple')}
        </Text>
        {market.multiples.length > 0 && (
          <MenuButton
            label={text('form.multiple')}
            entries={market.multiples.map((option) => ({
              id: String(option),
              label: `${option}×`,
              isSelected: multiple === option,
              onSelect: () => actions.onMultiple(decimal(option)),
            }))}
          >
            <span>
              <VisuallyHidden>{text('form.multiple')} </VisuallyHidden>
              {multiple === undefined ? text('form.multipleNone') : `${multiple}×`}
            </span>
          </MenuButton>
        )}
      </Row>
      {error !== undefined && (
        <Text as="output" role="alert" size="dense" tone="danger">
          {error}
        </Text>
      )}
    </FieldGroup>
  );
}

/** The size in lots, in base or in quote. */
export function OrderSize() {
  const { form, market, actions } = useOrderEntry();
  const { mode, draft } = form.values;
  const { symbol, base, quote, lotSize, limits, lotPresets } = market;
  const errorOf = useErrorText();
  const { price } = useExpectedPrice();
  return (
    <SizeField
      // Typed values belong to a pair and an order type.
      key={`${symbol} ${mode}`}
      base={base}
      quote={quote}
      lotSize={lotSize}
      minimum={limits.minimum}
      presets={lotPresets}
      price={price}
      lots={draft.lots}
      onLots={actions.onLots}
      onTouch={() => actions.onTouch('lots')}
      error={errorOf('lots')}
    />
  );
}

/** The lots as a share of the available balance. */
export function BalanceShare() {
  const { form, actions } = useOrderEntry();
  const { share } = form.preview;
  return <PercentSteps value={share ?? 0} onChange={actions.onShare} disabled={share === undefined} />;
}
