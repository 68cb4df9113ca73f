import { ONE } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Fold, NumberField, Text } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import { stopStep, type StopKind } from '../rules/stops';
import { useErrorText, useOrderEntry } from './order-entry';

/** Take profit and stop loss of the position. */
export function StopFields() {
  const { form } = useOrderEntry();
  const { mode } = form.values;
  const { isStopBeyond } = form.preview;
  const text = leverMessages.useText();
  return (
    <Fold title={text('form.stops')}>
      <div>
        <StopField kind="takeProfit" />
        <StopField kind="stopLoss" />
        <Text size="dense" tone="quiet">
          {text(mode === 'limit' ? 'form.stopsPlanned' : 'form.stopsSent')}
        </Text>
        {isStopBeyond && (
          <Text as="output" size="dense" tone="warning">
            {text('stops.beyondLiquidation')}
          </Text>
        )}
      </div>
    </Fold>
  );
}

function StopField({ kind }: { readonly kind: StopKind }) {
  const { form, market, actions } = useOrderEntry();
  const price = form.values.draft[kind];
  const profit = form.preview.stopProfit[kind];
  const { live, priceDecimals, quote } = market;
  const text = leverMessages.useText();
  const format = useFormat();
  const errorOf = useErrorText();
  return (
    <NumberField
      name={kind}
      label={text(kind === 'takeProfit' ? 'stops.takeProfit' : 'stops.stopLoss')}
      value={price}
      onChange={(typed) => actions.onStop(kind, typed)}
      decimals={priceDecimals}
      step={stopStep(price ?? live ?? ONE, priceDecimals)}
      unit={quote}
      error={errorOf(kind)}
      hint={
        profit && text('stops.profitAt', { profit: format.decimal(profit, { decimals: 4, sign: 'always' }), quote })
      }
      onBlur={() => price !== undefined && actions.onTouch(kind)}
    />
  );
}
