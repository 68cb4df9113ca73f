import { absolute, isNegative, isPositive, sum, sumIfKnown, type Decimal } from '@bourse/decimal';
import { reportUserEvent } from '@bourse/notifications';
import { useFormat } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';
import { netProfit } from '../rules/net-profit';
import { PATHS } from '../paths';

const CAUSE = 'options settled';

/** Reports results: one by one, or the sum of those that arrive together. */
export function useSettledToast(): (settled: readonly OptionOrder[]) => void {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const toast = useToast();

  const money = (value: Decimal, currency: string, isSigned = false) =>
    `${isSigned && isPositive(value) ? '+' : ''}${format.money(value, { currency })}`;

  /** The outcome is that of the price, the amount is after the fee. */
  const messageOf = (order: OptionOrder) => {
    const { symbol, currency, profit } = order;
    if (profit === undefined) return undefined;
    const net = netProfit(order);
    const amount = money(absolute(net ?? profit), currency);
    const figures = { symbol, amount: net === undefined ? text('settled.beforeFee', { amount }) : amount };
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
      const net = sumIfKnown(own.map(netProfit));
      if (net !== undefined) return money(net, currency, true);
      return text('settled.beforeFee', {
        amount: money(sum(own.flatMap(({ profit }) => profit ?? [])), currency, true),
      });
    });
    toast.info(text('settled.many', { orders: format.number(settled.length), amount: sums.join(', ') }), CAUSE);
  };
}
