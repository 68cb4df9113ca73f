import { ProfitText as MoneyText, type ProfitTextProps } from '@bourse/trading';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';

/** A P/L with the decimals of the leverage screens. */
export function ProfitText(props: Pick<ProfitTextProps, 'value' | 'unit'>) {
  return <MoneyText {...props} decimals={SHOWN_MONEY_DECIMALS} />;
}
