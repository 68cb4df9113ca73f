import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { useTouchedFields } from '@bourse/trading';
import { Button, Dialog, focusField, focusFieldWithoutValue, Stack, Text } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import type { LiquidationPrice } from '../rules/liquidation-price';
import { findStopProblem, isBeyondLiquidation, missingStop, type StopKind, type Stops } from '../rules/stops';
import type { Exposure } from '../rules/unrealised-profit';
import { StopField } from './stop-field';

export interface StopsDialogProps {
  readonly position: LeverOrder;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly exposure: Exposure | undefined;
  readonly liquidation: LiquidationPrice | undefined;
  /** Stops to begin with, e.g. after a line of the chart was moved; those of the position where left out. */
  readonly initial?: Stops | undefined;
  /** The back end takes only both stops together. */
  readonly needsBoth?: boolean | undefined;
  readonly isBusy: boolean;
  readonly onSave: (stops: Stops) => void;
  readonly onClose: () => void;
}

const KINDS = ['takeProfit', 'stopLoss'] as const;

/** Take profit and stop loss of a position; either may be set alone. */
export function StopsDialog({
  position,
  quote,
  priceDecimals,
  exposure,
  liquidation,
  initial,
  needsBoth = false,
  isBusy,
  onSave,
  onClose,
}: StopsDialogProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const [stops, setStops] = useState<Stops>(
    initial ?? { takeProfit: position.takeProfit, stopLoss: position.stopLoss },
  );
  const body = useRef<HTMLDivElement>(null);
  const { direction, entryPrice, markPrice } = position;
  const missing = needsBoth ? missingStop(stops, true) : undefined;
  const { touch, shownOf } = useTouchedFields<StopKind>(String(position.id));
  const problems = KINDS.flatMap((kind) => {
    const problem =
      kind === missing ? 'stops.bothNeeded' : findStopProblem(direction, kind, stops[kind], entryPrice, markPrice);
    return problem === undefined ? [] : [{ field: kind, problem }];
  });
  const shown = shownOf(problems);
  const save = () => {
    if (focusFieldWithoutValue(body.current)) return;
    touch(...KINDS);
    const [first] = problems;
    if (first) focusField(body.current, first.field);
    else onSave(stops);
  };
  const field = (kind: StopKind) => (
    <StopField
      kind={kind}
      quote={quote}
      priceDecimals={priceDecimals}
      value={stops[kind]}
      exposure={exposure}
      direction={direction}
      live={markPrice}
      problem={shown.find(({ field: of }) => of === kind)?.problem}
      onTouch={() => touch(kind)}
      onChange={(price: Decimal | undefined) => setStops({ ...stops, [kind]: price })}
    />
  );
  return (
    <Dialog
      open
      title={text('stops.title', { symbol: position.symbol, id: String(position.id) })}
      onClose={onClose}
      hasCloseButton
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {text('confirm.cancel')}
          </Button>
          <Button pending={isBusy} onClick={save}>
            {text('stops.save')}
          </Button>
        </>
      }
    >
      <Stack ref={body} spacing={5}>
        <Text size="table" tone="quiet">
          {text('stops.context', {
            entry: format.price(entryPrice, priceDecimals),
            mark: format.price(markPrice, priceDecimals),
          })}
        </Text>
        {field('takeProfit')}
        {field('stopLoss')}
        {isBeyondLiquidation(direction, stops.stopLoss, liquidation) && (
          <Text as="output" size="table" tone="warning">
            {text('stops.beyondLiquidation')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
