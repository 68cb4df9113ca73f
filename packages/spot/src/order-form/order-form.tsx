import { Button, focusFieldWithoutValue, Link, Stack, Text, LinkButton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, type FormEvent } from 'react';
import { spotMessages } from '../locales/messages';
import { blockingProblems } from '../rules/order-rules';
import { LimitTypeChoice, ModeChoice, SideChoice } from './order-choices';
import { OrderEntryContext, useOrderEntry, type OrderEntry } from './order-entry';
import { BalanceShare, OrderAmount, OrderPrice, OrderTotal } from './order-fields';
import { OrderFigures } from './order-figures';
import { OrderFoot } from './order-foot';
import { VisitorPrompt } from './visitor-prompt';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  // A focused field scrolls clear of the sticky button and of a warning above it.
  '& input': { scrollMarginBlockEnd: 128 },
});

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
    actions.onTouch('trigger', 'price', 'amount');
    const field = element.current?.elements.namedItem(first.field);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <OrderEntryContext value={entry}>
      <Form ref={element} noValidate onSubmit={submit} aria-label={text('form.label', { symbol: market.symbol })}>
        <SideChoice />
        <ModeChoice />
        <LimitTypeChoice />
        <Stack spacing={0.5}>
          <OrderPrice />
          <OrderAmount />
          <BalanceShare />
        </Stack>
        <OrderTotal />
        <OrderFigures />
        {visitor ? (
          <VisitorPrompt {...visitor} />
        ) : (
          <>
            <OrderFoot />
            <AfterOrder />
          </>
        )}
      </Form>
    </OrderEntryContext>
  );
}

/** Shows that order confirmation is off, with a button to turn it on. */
function UnaskedNote({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const text = spotMessages.useText();
  return (
    <Text size="dense" tone="quiet">
      {text('form.unasked')}{' '}
      <LinkButton type="button" onClick={onAskAgain}>
        {text('form.askAgain')}
      </LinkButton>
    </Text>
  );
}

/** Below the button: a set of orders instead, the way to the last result, and that orders are sent without a question. */
function AfterOrder() {
  const { form, actions } = useOrderEntry();
  const { isSaleStopped = false, blockedBy, result } = form;
  const { onAskAgain, onScaled } = actions;
  const text = spotMessages.useText();
  return (
    <>
      {form.values.mode === 'limit' && onScaled && (
        <Button size="small" tone="quiet" disabled={isSaleStopped || blockedBy !== undefined} onClick={onScaled}>
          {text('scaled.open')}
        </Button>
      )}
      {result && (
        <Text size="dense">
          <Link {...result}>{text('form.toResult')}</Link>
        </Text>
      )}
      {onAskAgain && <UnaskedNote onAskAgain={onAskAgain} />}
    </>
  );
}
