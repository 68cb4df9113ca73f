import { absolute, isNegative, isPositive, sum, type Decimal } from '@bourse/decimal';
import { reportUserEvent } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';
import { PATHS } from '../paths';

const CAUSE = 'options settled';

/** Reports results: one by one, or the sum of those that arrive together. */
export function useSettledToast(): (settled: readonly OptionOrder[]) => void {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const toast = useToast();

  const money = (value: Decimal, currency: string, isSigned = false) =>
    `${isSigned && isPositive(value) ? '+' : ''}${format.money(value, { currency })}`;

  const messageOf = ({ symbol, currency, profit }: OptionOrder) => {
    if (profit === undefined) return undefined;
    const figures = { symbol, amount: money(absolute(profit), currency) };
    if (isPositive(profit)) return text('settled.win', figures);
    return text(isNegative(profit) ? 'settled.loss' : 'settled.draw', figures);
  };
  const ofOne = (order: OptionOrder) => {
    const message = messageOf(order);
    if (message === undefined) return;
    if (order.profit !== undefined && isPositive(order.profit)) toast.success(message, CAUSE);
    else toast.info(message, CAUSE);
  };

  return (settled) => {
    for (const order of settled) {
      const message = messageOf(order);
      if (message !== undefined) reportUserEvent({ id: `option-${order.id}`, text: message, path: PATHS.deal });
    }
    const [first] = settled;
    if (settled.length === 1 && first) ofOne(first);
    if (settled.length < 2) return;
    const currencies = [...new Set(settled.map(({ currency }) => currency))];
    const sums = currencies.map((currency) => {
      const own = settled.filter((order) => order.currency === currency);
      return money(sum(own.flatMap(({ profit }) => profit ?? [])), currency, true);
    });
    toast.info(text('settled.many', { orders: format.number(settled.length), amount: sums.join(', ') }), CAUSE);
  };
}
