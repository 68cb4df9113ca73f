import { useFormat } from '@bourse/i18n';
import { limitPrice, PriceField } from '@bourse/trading';
import { NumberField, PercentSteps } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { percentOfBalance, reckoningPrice, TOTAL_PLACES } from '../rules/order-rules';
import { useOrderEntry } from './order-entry';
import { useProblemText } from './use-problem-text';

/** The price of a limit order, or the best price of the book. */
export function OrderPrice() {
  const { form, market, actions } = useOrderEntry();
  const { mode, draft } = form.values;
  const text = spotMessages.useText();
  const { errorOf, longestError } = useProblemText();
  const isLimit = mode === 'limit';
  return (
    <PriceField
      isLimit={isLimit}
      label={text(isLimit ? 'form.price' : 'form.bestPrice')}
      price={isLimit ? limitPrice(draft, market.best) : market.best}
      isTyped={draft.price !== undefined}
      onPrice={actions.onPrice}
      onPriceFocus={actions.onPriceFocus}
      onTouch={actions.onTouch}
      decimals={market.pricePlaces}
      unit={market.quote}
      error={errorOf('price')}
      keepsErrorRoom={longestError('price')}
    />
  );
}

/** The typed amount, or the amount that the typed total gives. */
export function OrderAmount() {
  const { form, market, actions } = useOrderEntry();
  const { side, mode, draft } = form.values;
  const { quantity } = draft;
  const { amount } = form.preview.summary;
  const text = spotMessages.useText();
  const { errorOf, longestError } = useProblemText();
  return (
    <NumberField
      key={`${mode} ${side}`}
      name="amount"
      label={text('form.amount')}
      value={quantity.by === 'amount' ? quantity.amount : amount}
      onChange={actions.onAmount}
      onBlur={() => amount !== undefined && actions.onTouch('amount')}
      decimals={market.amountPlaces}
      unit={market.base}
      error={errorOf('amount')}
      keepsErrorRoom={longestError('amount')}
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

/** The typed total, or the total of the typed amount; with a hint where the order is for another total. */
export function OrderTotal() {
  const { form, market, actions } = useOrderEntry();
  const { side, mode, draft } = form.values;
  const { summary, isRounded } = form.preview;
  const { base, quote } = market;
  const { quantity } = draft;
  const text = spotMessages.useText();
  const format = useFormat();
  const rounded = isRounded
    ? text(side === 'buy' ? 'form.roundedBuy' : 'form.roundedSell', {
        total: format.amount(summary.total, TOTAL_PLACES),
        amount: format.amount(summary.amount),
        base,
        quote,
      })
    : undefined;
  return (
    <NumberField
      key={`${mode} ${side} total`}
      name="total"
      label={text('form.total')}
      value={quantity.by === 'total' ? quantity.total : summary.total}
      onChange={actions.onTotal}
      onBlur={() => summary.amount !== undefined && actions.onTouch('amount')}
      decimals={TOTAL_PLACES}
      unit={quote}
      hint={rounded}
    />
  );
}
