import { useFormat } from '@bourse/i18n';
import { limitPrice, PriceField } from '@bourse/trading';
import { MenuButton, NumberField, PercentSteps, VisuallyHidden } from '@bourse/ui-kit';
import { useState } from 'react';
import { spotMessages } from '../locales/messages';
import { limitTypeOf } from '../rules/limit-types';
import { percentOfBalance, reckoningPrice, TOTAL_PLACES, unitOf } from '../rules/order-rules';
import { useOrderEntry } from './order-entry';
import { useProblemText } from './use-problem-text';

/** The price at which a stop-limit order is placed. */
export function TriggerPrice() {
  const { form, market, actions } = useOrderEntry();
  const { side, mode, draft } = form.values;
  const { limitTypes = [], pricePlaces, quote } = market;
  const text = spotMessages.useText();
  const errorOf = useProblemText();
  if (limitTypeOf({ mode, draft, limitTypes }) !== 'stop_limit') return null;
  return (
    <NumberField
      key={side}
      name="trigger"
      label={text('form.trigger')}
      value={draft.trigger}
      onChange={actions.onTrigger}
      onBlur={() => draft.trigger !== undefined && actions.onTouch('trigger')}
      decimals={pricePlaces}
      unit={quote}
      error={errorOf('trigger')}
      hint={text(side === 'buy' ? 'form.triggerBuy' : 'form.triggerSell')}
    />
  );
}

/** The price of a limit order, or the best price of the book. */
export function OrderPrice() {
  const { form, market, actions } = useOrderEntry();
  const { mode, draft } = form.values;
  const { best, mid, priceStep } = market;
  const text = spotMessages.useText();
  const errorOf = useProblemText();
  const isLimit = mode === 'limit';
  return (
    <PriceField
      isLimit={isLimit}
      label={text(isLimit ? 'form.price' : 'form.bestPrice')}
      price={isLimit ? limitPrice(draft, best) : best}
      isTyped={draft.price !== undefined}
      offers={{ mid, best }}
      onPrice={actions.onPrice}
      onPriceFocus={actions.onPriceFocus}
      onTouch={actions.onTouch}
      decimals={market.pricePlaces}
      {...(priceStep !== undefined && { step: priceStep })}
      unit={market.quote}
      error={errorOf('price')}
    />
  );
}

/** A button that shows the currency of the amount and chooses the other one. */
function UnitMenu() {
  const { form, market, actions } = useOrderEntry();
  const text = spotMessages.useText();
  const unit = unitOf(form.values);
  return (
    <MenuButton
      label={text('form.unit')}
      entries={(['base', 'quote'] as const).map((id) => ({
        id,
        label: market[id],
        isSelected: id === unit,
        onSelect: () => actions.onUnit(id),
      }))}
    >
      <span>
        <VisuallyHidden>{text('form.unit')} </VisuallyHidden>
        {market[unit]}
      </span>
    </MenuButton>
  );
}

/** The size of the order: its amount in base, or its total in quote. */
export function OrderSize() {
  const { mode, side } = useOrderEntry().form.values;
  const unit = unitOf(useOrderEntry().form.values);
  return unit === 'base' ? <OrderAmount key={`${mode} ${side}`} /> : <OrderTotal key={`${mode} ${side}`} />;
}

/** The typed amount, or the amount that the typed total gives. */
function OrderAmount() {
  const { form, market, actions } = useOrderEntry();
  const { quantity } = form.values.draft;
  const { amount } = form.preview.summary;
  const text = spotMessages.useText();
  const errorOf = useProblemText();
  return (
    <NumberField
      name="amount"
      label={text('form.amount')}
      value={quantity.by === 'amount' ? quantity.amount : amount}
      onChange={actions.onAmount}
      onBlur={() => amount !== undefined && actions.onTouch('amount')}
      decimals={market.amountPlaces}
      actionUnit={market.base}
      action={<UnitMenu />}
      error={errorOf('amount')}
    />
  );
}

/**
 * The typed total, or the total of the typed amount. After the focus has left, the field shows what the order spends, with a hint where that is
 * another total than the typed one; the typed one still decides the amount.
 */
function OrderTotal() {
  const { form, market, actions } = useOrderEntry();
  const { draft } = form.values;
  const { summary, isRounded = false } = form.preview;
  const { base, quote } = market;
  const { quantity } = draft;
  const text = spotMessages.useText();
  const format = useFormat();
  const errorOf = useProblemText();
  const [hasFocus, setHasFocus] = useState(false);
  const typed = quantity.by === 'total' ? quantity.total : summary.total;
  const rounded = isRounded ? text('form.rounded', { amount: format.amount(summary.amount), base }) : undefined;
  return (
    <NumberField
      name="amount"
      label={text('form.total')}
      value={isRounded && !hasFocus ? summary.total : typed}
      onChange={actions.onTotal}
      onFocus={() => setHasFocus(true)}
      onBlur={() => {
        setHasFocus(false);
        if (summary.amount !== undefined) actions.onTouch('amount');
      }}
      decimals={TOTAL_PLACES}
      actionUnit={quote}
      action={<UnitMenu />}
      error={errorOf('amount')}
      hint={rounded}
    />
  );
}

/** The amount as a share of the balance. */
export function BalanceShare() {
  const { form, market, balance, actions } = useOrderEntry();
  const { side, mode, draft } = form.values;
  const { available } = balance;
  return (
    <PercentSteps
      value={percentOfBalance({ side, draft, available }, form.preview.summary)}
      onChange={actions.onPercent}
      disabled={available === undefined || reckoningPrice({ mode, draft, best: market.best }) === undefined}
    />
  );
}
