import { TicketForm } from '@bourse/trading';
import { focusFieldWithoutValue } from '@bourse/ui-kit';
import { useRef, type FormEvent } from 'react';
import { spotMessages } from '../locales/messages';
import { blockingProblems } from '../rules/order-problems';
import { ChosenExits } from './exit-choice';
import { OrderOptions, OrderTypeChoice, SideChoice } from './order-choices';
import { OrderEntryContext, type OrderEntry } from './order-entry';
import { BalanceShare, OrderPrice, OrderSize, TriggerPrice } from './order-fields';
import { OrderFigures } from './order-figures';
import { OrderFoot } from './order-foot';

/** The height of the form with its result lines, CSS pixels. */
const HEIGHT = 460;

/** Buy or sell, limit or market: price, amount or total, percent steps, and the resulting figures. */
export function OrderForm(entry: OrderEntry) {
  const { form, market, actions, visitor } = entry;
  const { errors, isBusy = false, isSaleStopped = false, blockedBy } = form;
  const text = spotMessages.useText();
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (visitor || isBusy || isSaleStopped || blockedBy !== undefined) return;
    // A text without a value would count as an empty field.
    if (focusFieldWithoutValue(element.current)) return;
    const [first] = blockingProblems(form.values.side, errors.all);
    if (!first) return actions.onSubmit();
    actions.onTouch('trigger', 'price', 'amount', 'takeProfit', 'stopLoss');
    const field = element.current?.elements.namedItem(first.field);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <OrderEntryContext value={entry}>
      <TicketForm
        ref={element}
        minHeight={HEIGHT}
        noValidate
        onSubmit={submit}
        aria-label={text('form.label', { symbol: market.symbol })}
      >
        <SideChoice />
        <OrderTypeChoice />
        <TriggerPrice />
        <OrderPrice />
        <OrderSize />
        <BalanceShare />
        <OrderOptions />
        <ChosenExits />
        <OrderFigures />
        <OrderFoot />
      </TicketForm>
    </OrderEntryContext>
  );
}
