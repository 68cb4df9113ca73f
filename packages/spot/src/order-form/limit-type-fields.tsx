import type { Decimal } from '@bourse/decimal';
import type { LimitType, Side } from '@bourse/contracts/market';
import { NumberField, Select } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';

/** Value of the plain limit order in the list. */
const PLAIN = 'limit' as const;

export interface LimitTypeFieldsProps {
  readonly side: Side;
  /** The types that the exchange offers beside the plain one. */
  readonly offered: readonly LimitType[];
  /** `undefined`: a plain limit order. */
  readonly type: LimitType | undefined;
  readonly trigger: Decimal | undefined;
  /** Message of the trigger price. */
  readonly error: string | undefined;
  readonly pricePlaces: number;
  readonly quote: string;
  readonly onType: (type: LimitType | undefined) => void;
  readonly onTrigger: (trigger: Decimal | undefined) => void;
  readonly onTouch: () => void;
}

/** The type of a limit order, and the trigger price of a stop-limit order. */
export function LimitTypeFields(props: LimitTypeFieldsProps) {
  const { side, offered, type, trigger, error, pricePlaces, quote, onType, onTrigger, onTouch } = props;
  const text = spotMessages.useText();
  return (
    <>
      <Select<LimitType | typeof PLAIN>
        label={text('form.limitType')}
        value={type ?? PLAIN}
        options={[PLAIN, ...offered].map((value) => ({ value, label: text(`type.${value}`) }))}
        onChange={(value) => onType(value === PLAIN ? undefined : value)}
      />
      {type === 'stop_limit' && (
        <NumberField
          key={side}
          name="trigger"
          label={text('form.trigger')}
          value={trigger}
          onChange={onTrigger}
          onBlur={() => trigger !== undefined && onTouch()}
          decimals={pricePlaces}
          unit={quote}
          error={error}
          hint={text(side === 'buy' ? 'form.triggerBuy' : 'form.triggerSell')}
          keepsErrorRoom
        />
      )}
    </>
  );
}
