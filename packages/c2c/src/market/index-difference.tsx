import { isPositive, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { gainOf, premium, premiumCost, type ViewerSide } from '../rules/premium';

/** Texts of the difference of a price to the index, with a word for the side that it favours; `undefined` without an index. */
export function useIndexDifference() {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const withGain = (figure: string, difference: Decimal, side: ViewerSide) => {
    const gain = gainOf(difference, side);
    return gain === 'even' ? figure : text(`index.${gain}`, { figure });
  };
  return {
    percent: (price: Decimal, index: Decimal | undefined, side: ViewerSide) => {
      const difference = premium(price, index);
      return difference && withGain(format.percent(difference, { sign: 'always' }), difference, side);
    },
    money: (price: Decimal, index: Decimal | undefined, side: ViewerSide, amount: Decimal | undefined) => {
      const difference = index && amount && premiumCost(price, index, amount);
      return difference && withGain(`${isPositive(difference) ? '+' : ''}${yuan(difference)}`, difference, side);
    },
  };
}
