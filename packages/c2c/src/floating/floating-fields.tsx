import { NO_VALUE, useFormat } from '@bourse/i18n';
import { FormNumberField } from '@bourse/ui-kit/forms';
import { decimalsOf, type Decimal } from '@bourse/decimal';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import type { PercentBounds } from '../rules/floating';

export interface FloatingFieldsProps {
  readonly bounds: PercentBounds;
  /** The price at the present index, in CNY; `undefined` without an index. */
  readonly price: Decimal | undefined;
}

/** Inputs of a price that follows the index, with the present price. */
export function FloatingFields({ bounds: { least, most }, price }: FloatingFieldsProps) {
  const text = c2cMessages.useText();
  const percent = usePercent();
  const yuan = useYuan();
  return (
    <>
      <FormNumberField
        name="percent"
        label={text('floating.percent')}
        decimals={C2C_DECIMALS}
        unit="%"
        aside={least && most && `${percent(least)} – ${percent(most)}`}
        hint={price && text('floating.now', { price: yuan(price) })}
      />
      <FormNumberField name="leastPrice" label={text('floating.least')} decimals={C2C_DECIMALS} unit="CNY" />
      <FormNumberField name="mostPrice" label={text('floating.most')} decimals={C2C_DECIMALS} unit="CNY" />
    </>
  );
}

/** A per cent with the decimals that it has. */
function usePercent() {
  const format = useFormat();
  return (value: Decimal | undefined) =>
    value === undefined ? NO_VALUE : format.percent(value, { decimals: decimalsOf(value) });
}

type Text = ReturnType<typeof c2cMessages.useText>;

/** The texts of the codes of `floatingProblems`; `undefined` for another code. */
export function useFloatingErrors({ least, most }: PercentBounds) {
  const text: Text = c2cMessages.useText();
  const percent = usePercent();
  return (code: string): string | undefined => {
    switch (code) {
      case 'floating.percentLow':
        return text(code, { least: percent(least) });
      case 'floating.percentHigh':
        return text(code, { most: percent(most) });
      case 'floating.percentRequired':
      case 'floating.boundsWrong':
      case 'floating.noIndex':
      case 'publish.priceRequired':
        return text(code);
      default:
        return undefined;
    }
  };
}
