import type { Side } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { useTouchedFields } from '@bourse/trading';
import {
  Alert,
  Button,
  Dialog,
  FigureLine,
  FigureLines,
  focusField,
  focusFieldWithoutValue,
  NumberField,
  Stack,
  Text,
  AmountText,
} from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { spotMessages } from '../locales/messages';
import type { MarketModel } from '../order-form/model';
import { EMPTY_OCO, ocoProblems, type OcoDraft } from '../rules/oco-rules';
import { exitOrderMessages } from './locales/messages';
import type { OcoTicket } from '../writes/oco-ticket';

export interface OcoDialogProps {
  readonly side: Side;
  readonly market: MarketModel;
  readonly last: Decimal | undefined;
  readonly available: Decimal | undefined;
  /** The personal limit that keeps the OCO from being placed, in words. */
  readonly blockedBy?: string | undefined;
  readonly isBusy: boolean;
  readonly onPlace: (order: Pick<OcoTicket, 'amount' | 'price' | 'stop' | 'stopLimit'>) => void;
  readonly onClose: () => void;
}

const FIELDS = ['price', 'stop', 'stopLimit', 'amount'] as const;
type Field = (typeof FIELDS)[number];

/** A limit order and a stop order for one amount: what one of them trades, the other loses. The button places both. */
export function OcoDialog({ side, market, last, available, blockedBy, isBusy, onPlace, onClose }: OcoDialogProps) {
  const text = exitOrderMessages.useText();
  const formText = spotMessages.useText();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<OcoDraft>(EMPTY_OCO);
  const { touch, shownOf } = useTouchedFields<Field>(side);
  const { base, quote, symbol, pricePlaces, amountPlaces, priceStep, amountStep } = market;
  const problems = ocoProblems({ side, draft, last, available, priceStep, amountStep });
  const shown = shownOf(problems);
  const isBuy = side === 'buy';
  const errorOf = (field: Field) => {
    const code = shown.find((candidate) => candidate.field === field)?.code;
    if (code === undefined) return undefined;
    if (code === 'oco.missing' || code === 'oco.mustBeAbove' || code === 'oco.mustBeBelow') {
      return text(code, { price: format.price(last, pricePlaces) });
    }
    return formText(code, { step: format.amount(field === 'amount' ? amountStep : priceStep) });
  };
  const place = () => {
    if (focusFieldWithoutValue(body.current)) return;
    touch(...FIELDS);
    const [first] = problems;
    const { amount, price, stop, stopLimit } = draft;
    if (first) return focusField(body.current, first.field);
    if (amount !== undefined && price !== undefined && stop !== undefined) onPlace({ amount, price, stop, stopLimit });
  };
  const field = (name: Field) => (
    <NumberField
      name={name}
      label={name === 'amount' ? formText('form.amount') : text(`oco.${name}`)}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      onBlur={() => draft[name] !== undefined && touch(name)}
      decimals={name === 'amount' ? amountPlaces : pricePlaces}
      unit={name === 'amount' ? base : quote}
      error={errorOf(name)}
      hint={name === 'stopLimit' && !isBuy ? text('oco.stopLimitHint') : undefined}
    />
  );
  return (
    <Dialog
      open
      title={text(isBuy ? 'oco.titleBuy' : 'oco.titleSell', { symbol })}
      onClose={onClose}
      hasCloseButton
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {formText('confirm.cancel')}
          </Button>
          <Button tone={side} pending={isBusy} disabled={blockedBy !== undefined} onClick={place}>
            {text('oco.place')}
          </Button>
        </>
      }
    >
      <Stack ref={body} spacing={3}>
        <Text size="table" tone="quiet">
          {text(isBuy ? 'oco.hintBuy' : 'oco.hintSell', { price: format.price(last, pricePlaces), quote })}
        </Text>
        {FIELDS.map((name) => (
          <div key={name}>{field(name)}</div>
        ))}
        <FigureLines>
          <FigureLine label={formText('form.available')}>
            <AmountText value={available} unit={isBuy ? quote : base} />
          </FigureLine>
        </FigureLines>
        {blockedBy !== undefined && <Alert tone="warning">{blockedBy}</Alert>}
        <Text size="dense" tone="quiet">
          {formText('confirm.warning')}
        </Text>
      </Stack>
    </Dialog>
  );
}
