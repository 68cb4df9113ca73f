import { isPositive } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, FigureLine, FigureLines, LabelLink } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { useOrderEntry } from './order-entry';

const FEE_PLACES = 8;

/** Average price, fee and received amount of the order: each once there is an amount and its value is known. */
export function OrderFigures() {
  const { form } = useOrderEntry();
  const { amount } = form.preview.summary;
  // An order with a problem has no result; the message takes the room.
  if (amount === undefined || !isPositive(amount) || form.errors.shown.length > 0) return null;
  return (
    <FigureLines>
      <EstimateLine />
      <FeeLines />
    </FigureLines>
  );
}

/** The average price of a market order, and how much worse it is than the best price. */
function EstimateLine() {
  const { form, market } = useOrderEntry();
  const { estimate } = form.preview;
  const text = spotMessages.useText();
  const format = useFormat();
  if (form.values.mode === 'limit' || !estimate) return null;
  return (
    <FigureLine label={text('form.averagePrice')}>
      {format.price(estimate.average, market.pricePlaces)} {market.quote}{' '}
      <small title={text('form.slippage')}>({format.percent(estimate.slippage)})</small>
    </FigureLine>
  );
}

/** Fee and received amount, of a market order as an estimate. */
function FeeLines() {
  const { form, market, balance } = useOrderEntry();
  const { side, mode } = form.values;
  const { fee, receive } = form.preview.summary;
  const { fees } = balance;
  const text = spotMessages.useText();
  if (fee === undefined || receive === undefined) return null;
  const isEstimate = mode === 'market';
  const unit = side === 'buy' ? market.base : market.quote;
  const label = text(isEstimate ? 'form.feeAbout' : 'form.fee');
  return (
    <>
      <FigureLine label={fees ? <LabelLink {...fees}>{label}</LabelLink> : label}>
        <AmountText value={fee} decimals={FEE_PLACES} unit={unit} />
      </FigureLine>
      <FigureLine label={text(isEstimate ? 'form.receiveAbout' : 'form.receive')}>
        <AmountText value={receive} decimals={FEE_PLACES} unit={unit} />
      </FigureLine>
    </>
  );
}
