import { useFormat } from '@bourse/i18n';
import { AmountText, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { spotMessages } from '../locales';
import type { Proceeds } from './fee';
import type { MarketEstimate } from './market-estimate';

const FEE_PLACES = 8;

export const Figures = styled('dl')({ display: 'grid', gap: 4, margin: 0, fontSize: 13 });
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
  /** Currency of fee and receipt. */
  readonly unit: string;
  readonly quote: string;
  readonly pricePlaces: number;
  /** Of a market order, which makes all of it an estimate. */
  readonly estimate: MarketEstimate | undefined;
}

/** What the order comes to, as far as it is known: nothing is guessed where the exchange does not say its fee. */
export function OrderFigures({ proceeds, unit, quote, pricePlaces, estimate }: OrderFiguresProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  return (
    <>
      {estimate && (
        <>
          <Figure term={text('form.averagePrice')}>
            {format.price(estimate.average, pricePlaces)} {quote}
          </Figure>
          <Figure term={text('form.slippage')}>{format.percent(estimate.slippage)}</Figure>
        </>
      )}
      {proceeds.fee !== undefined && (
        <Figure term={text(estimate ? 'form.feeAbout' : 'form.fee')}>
          <AmountText value={proceeds.fee} decimals={FEE_PLACES} unit={unit} />
        </Figure>
      )}
      {proceeds.receive !== undefined && (
        <Figure term={text(estimate ? 'form.receiveAbout' : 'form.receive')}>
          <AmountText value={proceeds.receive} decimals={FEE_PLACES} unit={unit} />
        </Figure>
      )}
    </>
  );
}
