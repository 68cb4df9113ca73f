import type { LinkProps } from '@bourse/feature-kit';
import type { Proceeds } from '../market-estimate/fee';
import type { MarketEstimate } from '../market-estimate/market-estimate';
import { useFormat } from '@bourse/i18n';
import { AmountText, FigureLine, Link } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';

const FEE_PLACES = 8;

interface OrderFiguresProps {
  readonly proceeds: Proceeds;
  /** The fee rate is known. The lines of unknown figures keep their room, so that nothing moves while the user types. */
  readonly hasFee: boolean;
  /** Currency of fee and receipt. */
  readonly unit: string;
  readonly quote: string;
  readonly pricePlaces: number;
  /** Of a market order: all figures are estimates. */
  readonly isEstimate: boolean;
  readonly estimate: MarketEstimate | undefined;
  /** To the fee page. */
  readonly fees?: LinkProps | undefined;
}

/** Cost, fee and received amount of the order; figures that depend on an unknown fee are omitted. */
export function OrderFigures(props: OrderFiguresProps) {
  const { proceeds, hasFee, unit, quote, pricePlaces, isEstimate, estimate, fees } = props;
  const text = spotMessages.useText();
  const format = useFormat();
  const fee = text(isEstimate ? 'form.feeAbout' : 'form.fee');
  return (
    <>
      {isEstimate && (
        <>
          <FigureLine label={text('form.averagePrice')} missing="notEntered">
            {format.price(estimate?.average, pricePlaces)} {quote}
          </FigureLine>
          <FigureLine label={text('form.slippage')} missing="notEntered">
            {format.percent(estimate?.slippage)}
          </FigureLine>
        </>
      )}
      {hasFee && (
        <>
          <FigureLine label={fees ? <Link {...fees}>{fee}</Link> : fee}>
            <AmountText missing="notEntered" value={proceeds.fee} decimals={FEE_PLACES} unit={unit} />
          </FigureLine>
          <FigureLine label={text(isEstimate ? 'form.receiveAbout' : 'form.receive')}>
            <AmountText missing="notEntered" value={proceeds.receive} decimals={FEE_PLACES} unit={unit} />
          </FigureLine>
        </>
      )}
    </>
  );
}
