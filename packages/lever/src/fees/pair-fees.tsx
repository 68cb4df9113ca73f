import { ceilTo, decimal, percentOf, type Decimal } from '@bourse/decimal';
import { feeMessages, rateText } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import type { Pair } from '@bourse/contracts/market';
import { AmountText, FigureLine, FigureLines, Narrow, NumberField, Quiet } from '@bourse/ui-kit';
import { useState } from 'react';
import { useLeverDeal } from '../account/use-lever-deal';
import { MONEY_DECIMALS } from '../rules/margin';
import { openingFee } from '../rules/opening-fee';

const VALUE_DECIMALS = 2;

/** The fee rates of a pair, and what opening and holding a contract value that the user types costs. */
export function PairFees({ pair }: { readonly pair: Pair }) {
  const text = feeMessages.useText();
  const format = useFormat();
  const overnightRate = useLeverDeal(pair.id).deal?.overnightRate;
  const [value, setValue] = useState<Decimal | undefined>(decimal(1000));
  const { spread, leverFee: tradeFee } = pair;
  const missing = value === undefined ? 'notEntered' : 'notSent';
  const opening =
    value !== undefined && spread !== undefined && tradeFee !== undefined
      ? openingFee(value, { spread, tradeFee }).total
      : undefined;
  const overnight =
    value !== undefined && overnightRate !== undefined
      ? ceilTo(percentOf(value, overnightRate), MONEY_DECIMALS)
      : undefined;
  return (
    <>
      <FigureLines>
        <FigureLine label={text('pair')}>{pair.symbol}</FigureLine>
        <FigureLine label={text('spread')}>{rateText(format, spread)}</FigureLine>
        <FigureLine label={text('tradeFee')}>{rateText(format, tradeFee)}</FigureLine>
        <FigureLine label={text('overnight')}>{rateText(format, overnightRate)}</FigureLine>
      </FigureLines>
      <Quiet>{text('leverBasis')}</Quiet>
      <Narrow>
        <NumberField
          label={text('estimate.contract')}
          value={value}
          onChange={setValue}
          decimals={VALUE_DECIMALS}
          unit={pair.quote}
        />
      </Narrow>
      <FigureLines>
        <FigureLine label={text('estimate.opening')}>
          <AmountText value={opening} decimals={MONEY_DECIMALS} unit={pair.quote} missing={missing} />
        </FigureLine>
        <FigureLine label={text('estimate.overnight')}>
          <AmountText value={overnight} decimals={MONEY_DECIMALS} unit={pair.quote} missing={missing} />
        </FigureLine>
      </FigureLines>
    </>
  );
}
