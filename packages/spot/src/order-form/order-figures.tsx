import { useFormat } from '@bourse/i18n';
import { AmountText, colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { spotMessages } from '../locales/messages';
import type { Proceeds } from '@bourse/trading';
import type { MarketEstimate } from '@bourse/trading';

const FEE_PLACES = 8;

export const Figures = styled('dl')({ display: 'grid', gap: 4, margin: 0, fontSize: FONT_SIZE.table });
const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8 });
const Term = styled('dt')({ color: colour.quiet });
const Value = styled('dd')({ margin: 0 });

/** One line of a list of figures. */
export function Figure({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Line>
      <Term>{term}</Term>
      <Value>{children}</Value>
    </Line>
  );
}

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
}

/** Cost, fee and received amount of the order; figures that depend on an unknown fee are omitted. */
export function OrderFigures(props: OrderFiguresProps) {
  const { proceeds, hasFee, unit, quote, pricePlaces, isEstimate, estimate } = props;
  const text = spotMessages.useText();
  const format = useFormat();
  return (
    <>
      {isEstimate && (
        <>
          <Figure term={text('form.averagePrice')}>
            {format.price(estimate?.average, pricePlaces)} {quote}
          </Figure>
          <Figure term={text('form.slippage')}>{format.percent(estimate?.slippage)}</Figure>
        </>
      )}
      {hasFee && (
        <>
          <Figure term={text(isEstimate ? 'form.feeAbout' : 'form.fee')}>
            <AmountText value={proceeds.fee} decimals={FEE_PLACES} unit={unit} />
          </Figure>
          <Figure term={text(isEstimate ? 'form.receiveAbout' : 'form.receive')}>
            <AmountText value={proceeds.receive} decimals={FEE_PLACES} unit={unit} />
          </Figure>
        </>
      )}
    </>
  );
}
