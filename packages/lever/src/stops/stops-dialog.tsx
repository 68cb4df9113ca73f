import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  ExitTriggerChoice,
  OpenSiteNote,
  TrailField,
  tradingMessages,
  trailProblem,
  useTouchedFields,
  type TrailDraft,
} from '@bourse/trading';
import { Button, Checkbox, Dialog, focusField, focusFieldWithoutValue, Stack, Text } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import type { LiquidationPrice } from '../rules/liquidation-price';
import { findStopProblem, isBeyondLiquidation, missingStop, type StopKind, type Stops } from '../rules/stops';
import type { Exposure } from '../rules/unrealised-profit';
import type { KeptExits } from '../writes/exit-fields';
import { StopField } from './stop-field';

export interface StopsDialogProps {
  readonly order: LeverOrder;
  /** The order waits for its limit price, at which it will open. */
  readonly isPending?: boolean | undefined;
  /** This browser sends the stops once the order has filled. */
  readonly isPlanned?: boolean | undefined;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly exposure: Exposure | undefined;
  readonly liquidation: LiquidationPrice | undefined;
  /** Stops to begin with: those of the order, or after a line of the chart was moved. */
  readonly initial: Stops & Pick<KeptExits, 'trail' | 'exitTrigger'>;
  /** The kinds of exits that the back end offers beyond both prices. */
  readonly offers?: { readonly trigger: boolean; readonly trailing: boolean } | undefined;
  /** The back end takes only both stops together. */
  readonly needsBoth?: boolean | undefined;
  readonly isBusy: boolean;
  readonly onSave: (exits: Stops & Pick<KeptExits, 'trail' | 'exitTrigger'>) => void;
  readonly onClose: () => void;
}

const NO_OFFERS = { trigger: false, trailing: false } as const;

const KINDS = ['takeProfit', 'stopLoss'] as const;

/** Take profit and stop loss of a position or of a pending order; either may be set alone. */
export function StopsDialog({
  order,
  isPending = false,
  isPlanned = false,
  quote,
  priceDecimals,
  exposure,
  liquidation,
  initial,
  offers = NO_OFFERS,
  needsBoth = false,
  isBusy,
  onSave,
  onClose,
}: StopsDialogProps) {
  const text = leverMessages.useText();
  const tradingText = tradingMessages.useText();
  const format = useFormat();
  const [stops, setStops] = useState<Stops>({ takeProfit: initial.takeProfit, stopLoss: initial.stopLoss });
  const [trail, setTrail] = useState<TrailDraft | undefined>(initial.trail);
  const [exitTrigger, setExitTrigger] = useState(initial.exitTrigger);
  const body = useRef<HTMLDivElement>(null);
  const { direction, entryPrice } = order;
  // A pending order fills at its limit: the market of now says nothing about its stops.
  const markPrice = isPending ? entryPrice : order.markPrice;
  const missing = needsBoth ? missingStop(stops, !isPending) : undefined;
  const trailError = trail && trailProblem(trail, markPrice);
  const { touch, shownOf } = useTouchedFields<StopKind>(String(order.id));
  const problems = KINDS.flatMap((kind) => {
    const isTrailing = kind === 'stopLoss' && trail !== undefined;
    const problem =
      kind === missing && !isTrailing
        ? 'stops.bothNeeded'
        : findStopProblem(direction, kind, isTrailing ? undefined : stops[kind], entryPrice, markPrice);
    return problem === undefined ? [] : [{ field: kind, problem }];
  });
  const shown = shownOf(problems);
  const save = () => {
    if (focusFieldWithoutValue(body.current)) return;
    touch(...KINDS);
    const [first] = problems;
    if (first) return focusField(body.current, first.field);
    if (!trail) return onSave({ ...stops, exitTrigger });
    const { distance, unit } = trail;
    if (distance === undefined || trailError !== undefined) return focusField(body.current, 'trail');
    onSave({ ...stops, exitTrigger, trail: { distance, unit } });
  };
  const stopField = (kind: StopKind) => (
    <StopField
      kind={kind}
      quote={quote}
      priceDecimals={priceDecimals}
      value={stops[kind]}
      exposure={exposure}
      direction={direction}
      live={markPrice}
      problem={shown.find(({ field }) => field === kind)?.problem}
      onTouch={() => touch(kind)}
      onChange={(price: Decimal | undefined) => setStops({ ...stops, [kind]: price })}
    />
  );
  return (
    <Dialog
      open
      title={text(isPending ? 'stops.titleOfOrder' : 'stops.title', { symbol: order.symbol, id: String(order.id) })}
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
          {isPending
            ? `${text('orders.limitPrice')} ${format.price(entryPrice, priceDecimals)}`
            : text('stops.context', {
                entry: format.price(entryPrice, priceDecimals),
                mark: format.price(markPrice, priceDecimals),
              })}
        </Text>
        {isPlanned && <OpenSiteNote />}
        {stopField('takeProfit')}
        {trail ? (
          <TrailField
            value={trail}
            quote={quote}
            priceDecimals={priceDecimals}
            error={trailError && tradingText(trailError)}
            onChange={setTrail}
          />
        ) : (
          stopField('stopLoss')
        )}
        {offers.trailing && (
          <Checkbox
            label={tradingText('exits.trails')}
            checked={trail !== undefined}
            onChange={(isOn) => setTrail(isOn ? { distance: undefined, unit: 'percent' } : undefined)}
          />
        )}
        {offers.trigger && <ExitTriggerChoice value={exitTrigger ?? 'mark'} onChange={setExitTrigger} />}
        {!trail && isBeyondLiquidation(direction, stops.stopLoss, liquidation) && (
          <Text as="output" size="table" tone="warning">
            {text('stops.beyondLiquidation')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
