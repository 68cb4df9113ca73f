import type { Direction, OrderMode } from '@bourse/contracts/lever';
import { MoreMenu, TicketForm } from '@bourse/trading';
import { focusField, focusFieldWithoutValue, Row, Text, SegmentedControl } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { leverMessages } from '../locales/messages';
import { OrderEntryContext, useErrorText, useOrderEntry, type OrderEntry } from './order-entry';
import { BalanceShare, MultipleField, OrderPrice, OrderSize, ReduceOnlyChoice } from './order-fields';
import { OrderFoot } from './order-foot';
import { OrderDetails } from './order-result';
import { RiskSizing } from './risk-sizing';
import { SplitField } from './split-field';
import { StopFields } from './stop-fields';

/** The height of the form with its result lines, CSS pixels. */
const HEIGHT = 520;

/** Fields of the menu that are shown on request. */
type Extra = 'split' | 'sizing';

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

/** Market or limit order with leverage: multiple, lots, stops, and the result of the direction whose button has the pointer or the focus. */
export function OrderForm(entry: OrderEntry) {
  const { form, market, actions, directions, visitor } = entry;
  const { mode, draft } = form.values;
  const { exits } = form.preview;
  const text = leverMessages.useText();
  const element = useRef<HTMLFormElement>(null);
  const [extra, setExtra] = useState<Extra>();
  const [chosen, setChosen] = useState<Direction>('long');
  const side = directions.includes(chosen) ? chosen : (directions[0] ?? 'long');
  const isOpening = !draft.isReduceOnly;
  /** No order while a field has a text without a value, which would count as empty. A field with a problem is shown and focused. */
  const open = (direction: Direction) => {
    if (focusFieldWithoutValue(element.current)) return;
    const field = actions.onOpen(direction);
    if (field !== undefined) focusField(element.current, field);
  };
  return (
    <OrderEntryContext value={entry}>
      <TicketForm
        ref={element}
        minHeight={HEIGHT}
        noValidate
        aria-label={text('form.label', { symbol: market.symbol })}
        onSubmit={(event) => event.preventDefault()}
      >
        <Row spacing={2} sx={{ flexWrap: 'nowrap', alignItems: 'center', justifyContent: 'space-between' }}>
          <ModeChoice value={mode} onChange={actions.onMode} />
          <OrderMenu onExtra={(wanted) => setExtra(extra === wanted ? undefined : wanted)} />
        </Row>
        <ReduceOnlyChoice />
        <OrderPrice />
        {isOpening && <MultipleField />}
        <OrderSize />
        {isOpening && <BalanceShare />}
        {isOpening && <StopFields side={side} />}
        {isOpening && extra === 'sizing' && (
          <RiskSizing
            key={mode}
            quote={market.quote}
            base={form.preview.sizingBase}
            onApply={actions.onLots}
            stopLosses={{ long: exits.long.prices.stopLoss, short: exits.short.prices.stopLoss }}
          />
        )}
        {isOpening && (extra === 'split' || draft.parts > 1) && <SplitField />}
        <OrderDetails side={side} />
        <PairProblem />
        {visitor ?? <OrderFoot side={side} onSide={setChosen} onOpen={open} />}
      </TicketForm>
    </OrderEntryContext>
  );
}

/** Ways to size and split an order, and the personal limits. */
function OrderMenu({ onExtra }: { readonly onExtra: (extra: Extra) => void }) {
  const { form, limits } = useOrderEntry();
  const text = leverMessages.useText();
  const ofOpening = [
    { id: 'sizing', label: text('sizing.title'), onSelect: () => onExtra('sizing') },
    { id: 'split', label: text('form.more'), onSelect: () => onExtra('split') },
  ];
  return <MoreMenu entries={form.values.draft.isReduceOnly ? [] : ofOpening} limits={limits} />;
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
