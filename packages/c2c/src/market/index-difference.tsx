import { isPositive, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { gainOf, premium, premiumCost, type Gain, type ViewerSide } from '../rules/premium';

/** The difference of a price to the index in words, with the side that it favours. */
export interface IndexDifference {
  readonly words: string;
  readonly gain: Gain;
}

/** The difference of a price to the index, of the price or of an amount; `undefined` without an index. */
export function useIndexDifference() {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const withGain = (figure: string, difference: Decimal, side: ViewerSide): IndexDifference => {
    const gain = gainOf(difference, side);
    return { gain, words: gain === 'even' ? figure : text(`index.${gain}`, { figure }) };
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
