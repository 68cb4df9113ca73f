import { decimal, times, type Decimal } from '@bourse/decimal';
import { feeMessages, rateText, ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import type { Pair } from '@bourse/contracts/market';
import { afterFee } from '../market-estimate/fee';
import { AmountText, FigureLine, FigureLines, Narrow, NumberField, Quiet, Skeleton } from '@bourse/ui-kit';
import { useState } from 'react';
import { useDeal } from '../deal-screen/use-deal';

const HUNDRED = decimal(100);
const VALUE_DECIMALS = 2;
const FEE_DECIMALS = 8;

/** The fee rates of the user on a pair, and the fee of an order of a value that the user types. */
export function PairFees({ pair }: { readonly pair: Pair }) {
  const text = feeMessages.useText();
  const format = useFormat();
  const { deal, failure, retry } = useDeal(pair);
  const [value, setValue] = useState<Decimal | undefined>(decimal(1000));
  if (failure) return <ReadError title={text('failed')} failure={failure} onRetry={retry} />;
  if (!deal) return <Skeleton height={120} />;
  const { takerFee, makerFee } = deal;
  return (
    <>
      <FigureLines>
        <FigureLine label={text('pair')}>{pair.symbol}</FigureLine>
        <FigureLine label={text('taker')}>{rateText(format, takerFee && times(takerFee, HUNDRED))}</FigureLine>
        <FigureLine label={text('maker')}>{rateText(format, makerFee && times(makerFee, HUNDRED))}</FigureLine>
      </FigureLines>
      <Quiet>{text('takerBasis')}</Quiet>
      <Narrow>
        <NumberField
          label={text('estimate.value')}
          value={value}
          onChange={setValue}
          decimals={VALUE_DECIMALS}
          unit={pair.quote}
        />
      </Narrow>
      <FigureLines>
        <FigureLine label={text('estimate.taker')}>
          <AmountText
            value={afterFee(value, takerFee).fee}
            decimals={FEE_DECIMALS}
            unit={pair.quote}
            missing={value === undefined ? 'notEntered' : 'notSent'}
          />
        </FigureLine>
      </FigureLines>
    </>
  );
}
