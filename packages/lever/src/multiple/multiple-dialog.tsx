import type { LeverOrder } from '@bourse/contracts/lever';
import { decimal, isLess, minus, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import {
  Alert,
  Button,
  Chip,
  ConfirmDialog,
  FieldGroup,
  FigureLine,
  FigureLines,
  Row,
  Stack,
  Text,
  ValueText,
} from '@bourse/ui-kit';
import type { useScreenLink } from '@bourse/feature-kit';
import { useState } from 'react';
import { ChangeLines } from '../account/change-lines';
import { DirectionText } from '../figures/direction-text';
import { leverMessages } from '../locales/messages';
import type { AccountChange } from '../rules/account-change';
import { availableAfter, findMultipleProblem } from '../rules/change-multiple';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { multipleMessages } from './locales/messages';

export interface MultipleDialogProps {
  readonly position: LeverOrder;
  /** The position with the chosen multiple; `undefined` while a figure is missing. */
  readonly changed: LeverOrder | undefined;
  readonly multiple: Decimal;
  /** The multiples that the back end offers. */
  readonly multiples: readonly number[];
  readonly available: Decimal | undefined;
  /** The account before and after. */
  readonly change: AccountChange | undefined;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** The link to the transfer of margin; missing where the back end has none. */
  readonly transfer: ReturnType<typeof useScreenLink>;
  readonly isBusy: boolean;
  readonly onChoose: (multiple: Decimal) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Another multiple for a position: margin, available balance and liquidation price before and after it. */
export function MultipleDialog(props: MultipleDialogProps) {
  const { position, changed, multiple, multiples, available, change, quote, priceDecimals, isBusy, onCancel } = props;
  const text = multipleMessages.useText();
  const ofLever = leverMessages.useText();
  const format = useFormat();
  const [isPressed, setPressed] = useState(false);
  const { id, symbol, direction, multiple: present = multiple } = position;
  const taken = changed?.margin && position.margin && minus(changed.margin, position.margin);
  const problem = findMultipleProblem({ present, chosen: multiple, taken, available, after: change?.after });
  const money = (value: Decimal | undefined) =>
    value === undefined ? NO_VALUE : format.decimal(value, { decimals: SHOWN_MONEY_DECIMALS, minDecimals: 2 });
  const after = problem === 'insufficient' ? undefined : availableAfter(available, position, changed);
  return (
    <ConfirmDialog
      open
      title={text('title', { symbol, id: String(id) })}
      confirmLabel={text('confirm', { multiple })}
      cancelLabel={ofLever('confirm.cancel')}
      pending={isBusy}
      onConfirm={() => {
        setPressed(true);
        if (problem === undefined) props.onConfirm();
      }}
      onCancel={onCancel}
    >
      <Stack>
        <FieldGroup aria-label={ofLever('form.multiple')}>
          <Row spacing={1.5}>
            {multiples.map((option) => (
              <Chip
                key={option}
                label={`${option}×`}
                isSelected={decimal(option) === multiple}
                onClick={() => props.onChoose(decimal(option))}
              />
            ))}
          </Row>
        </FieldGroup>
        <FigureLines>
          <FigureLine label={ofLever('orders.pair')}>
            {symbol} <DirectionText direction={direction} />
          </FigureLine>
          <FigureLine label={text('margin')}>
            <ValueText>{money(position.margin)}</ValueText> → <ValueText>{money(changed?.margin)}</ValueText> {quote}
          </FigureLine>
          <FigureLine label={ofLever('form.available')}>
            <ValueText>{money(available)}</ValueText> → <ValueText>{money(after)}</ValueText> {quote}
          </FigureLine>
          {change && <ChangeLines change={change} quote={quote} priceDecimals={priceDecimals} symbol={symbol} />}
        </FigureLines>
        {multiple !== present && (
          <Text size="table" tone="quiet">
            {text(isLess(multiple, present) ? 'lower' : 'higher')}
          </Text>
        )}
        {problem === 'insufficient' && taken && available && (
          <Alert
            tone="warning"
            isAnnounced
            action={
              props.transfer && (
                <Button size="small" tone="quiet" {...props.transfer}>
                  {ofLever('form.transfer')}
                </Button>
              )
            }
          >
            {text('insufficient', { missing: money(minus(taken, available)), quote })}
          </Alert>
        )}
        {problem === 'risky' && (
          <Alert tone="warning" isAnnounced>
            {text('risky')}
          </Alert>
        )}
        {problem === 'unchanged' && isPressed && (
          <Text as="output" role="alert" size="table" tone="danger">
            {text('unchanged')}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
