import { useFormat } from '@bourse/i18n';
import { BalanceLines } from '@bourse/trading';
import { AmountText, FigureLine, FigureLines, Link } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { estimatedProceeds } from '../market-estimate/market-estimate';
import { useOrderEntry } from './order-entry';

const FEE_PLACES = 8;

/** Figures of one side: balance, cost, fee and received amount. */
export function OrderFigures() {
  const { form, market, balance, visitor } = useOrderEntry();
  const { base, quote } = market;
  const { available, worth, transfer, paysFromAssets = false } = balance;
  const text = spotMessages.useText();
  return (
    <FigureLines>
      <BalanceLines
        labels={{
          available: text(paysFromAssets ? 'form.availableInAssets' : 'form.available'),
          transfer: text('form.transfer'),
          worth: text('form.worth'),
        }}
        available={available}
        unit={form.values.side === 'buy' ? quote : base}
        worth={worth}
        transfer={visitor ? undefined : transfer}
      />
      <EstimateLines />
      <FeeLines />
    </FigureLines>
  );
}

/** What a market order meets in the book. */
function EstimateLines() {
  const { form, market } = useOrderEntry();
  const text = spotMessages.useText();
  const format = useFormat();
  if (form.values.mode === 'limit') return null;
  const { estimate } = form.preview;
  return (
    <>
      <FigureLine label={text('form.averagePrice')} missing="notEntered">
        {format.price(estimate?.average, market.pricePlaces)} {market.quote}
      </FigureLine>
      <FigureLine label={text('form.slippage')} missing="notEntered">
        {format.percent(estimate?.slippage)}
      </FigureLine>
    </>
  );
}

/**
 * Fee and received amount, of a market order as an estimate; omitted where the fee rate is unknown. The lines of figures that are not known
 * yet keep their room, so that nothing moves while the user types.
 */
function FeeLines() {
  const { form, market, balance } = useOrderEntry();
  const { side, mode } = form.values;
  const { base, quote, takerFee } = market;
  const { fees } = balance;
  const text = spotMessages.useText();
  if (takerFee === undefined) return null;
  const isEstimate = mode === 'market';
  const { summary, estimate } = form.preview;
  const proceeds = isEstimate && estimate ? estimatedProceeds(side, estimate, takerFee) : summary;
  const fee = text(isEstimate ? 'form.feeAbout' : 'form.fee');
  const unit = side === 'buy' ? base : quote;
  return (
    <>
      <FigureLine label={fees ? <Link {...fees}>{fee}</Link> : fee}>
        <AmountText missing="notEntered" value={proceeds.fee} decimals={FEE_PLACES} unit={unit} />
      </FigureLine>
      <FigureLine label={text(isEstimate ? 'form.receiveAbout' : 'form.receive')}>
        <AmountText missing="notEntered" value={proceeds.receive} decimals={FEE_PLACES} unit={unit} />
      </FigureLine>
    </>
  );
}
