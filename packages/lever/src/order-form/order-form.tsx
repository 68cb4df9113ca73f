import type { Direction, OrderMode } from '@bourse/contracts/lever';
import { focusField, focusFieldWithoutValue, Stack, Text, SegmentedControl } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { leverMessages } from '../locales/messages';
import { OrderEntryContext, useErrorText, useOrderEntry, type OrderEntry } from './order-entry';
import { BalanceFigures, BalanceShare, MultipleField, OrderPrice, OrderSize, ReduceOnlyChoice } from './order-fields';
import { OrderFoot } from './order-foot';
import { PreviewTable } from './preview-table';
import { ReduceTable } from './reduce-table';
import { SplitField } from './split-field';
import { StopFields } from './stop-fields';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  // A focused field scrolls clear of the sticky foot.
  '& :is(input, select, summary)': { scrollMarginBlockEnd: 128 },
});

/** Market or limit. */
function ModeChoice({ value, onChange }: { readonly value: OrderMode; readonly onChange: (mode: OrderMode) => void }) {
  const text = leverMessages.useText();
  return (
    <SegmentedControl
      isQuiet
      label={text('form.mode')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'market', label: text('form.market') },
        { value: 'limit', label: text('form.limit') },
      ]}
    />
  );
}

/** Market or limit order with leverage: multiple, lots, stops, split, and the result for both directions. */
export function OrderForm(entry: OrderEntry) {
  const { form, market, actions, visitor } = entry;
  const { mode, draft } = form.values;
  const text = leverMessages.useText();
  const element = useRef<HTMLFormElement>(null);
  const isReducing = draft.isReduceOnly;
  /** No order while a field has a text without a value, which would count as empty. A field with a problem is shown and focused. */
  const open = (direction: Direction) => {
    if (focusFieldWithoutValue(element.current)) return;
    const field = actions.onOpen(direction);
    if (field !== undefined) focusField(element.current, field);
  };
  return (
    <OrderEntryContext value={entry}>
      <Form
        ref={element}
        noValidate
        aria-label={text('form.label', { symbol: market.symbol })}
        onSubmit={(event) => event.preventDefault()}
      >
        <ModeChoice value={mode} onChange={actions.onMode} />
        <ReduceOnlyChoice />
        <Stack spacing={0.5}>
          <OrderPrice />
          {!isReducing && <MultipleField />}
          <OrderSize />
          {!isReducing && <BalanceShare />}
        </Stack>
        <BalanceFigures />
        {!isReducing && <StopFields />}
        <Result />
        {!isReducing && <SplitField />}
        <PairProblem />
        {visitor ?? <OrderFoot onOpen={open} />}
      </Form>
    </OrderEntryContext>
  );
}

/** The position that the order opens or closes, for each direction. */
function Result() {
  const { form, market, balance, directions } = useOrderEntry();
  const { summaries, reductions } = form.preview;
  const { symbol, quote, priceDecimals, live } = market;
  if (form.values.draft.isReduceOnly) {
    return <ReduceTable reductions={reductions} directions={directions} quote={quote} priceDecimals={priceDecimals} />;
  }
  return (
    <PreviewTable
      summaries={summaries}
      directions={directions}
      symbol={symbol}
      quote={quote}
      priceDecimals={priceDecimals}
      live={live}
      fees={balance.fees}
    />
  );
}

/** A problem of the pair, which belongs to no field. */
function PairProblem() {
  const error = useErrorText()('pair');
  return (
    error !== undefined && (
      <Text as="output" role="alert" size="dense" tone="danger">
        {error}
      </Text>
    )
  );
}
