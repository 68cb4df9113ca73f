import type { Decimal } from '@bourse/decimal';
import { NumberField, type NumberFieldProps } from '@bourse/ui-kit';

interface PriceFieldProps extends Pick<NumberFieldProps, 'label' | 'decimals' | 'unit' | 'error' | 'keepsErrorRoom'> {
  readonly isLimit: boolean;
  readonly price: Decimal | undefined;
  /** The price was typed: a problem of it is shown when the field loses the focus. */
  readonly isTyped: boolean;
  readonly onPrice: (price: Decimal | undefined) => void;
  readonly onPriceFocus: () => void;
  readonly onTouch: (field: 'price') => void;
}

/** The price of a limit order; of a market order the price that it is expected to meet, which cannot be typed. */
export function PriceField({ isLimit, price, isTyped, onPrice, onPriceFocus, onTouch, ...field }: PriceFieldProps) {
  return (
    <NumberField
      {...field}
      key={isLimit ? 'limit' : 'market'}
      name="price"
      value={price}
      onChange={onPrice}
      onFocus={onPriceFocus}
      selectsOnFocus
      onBlur={() => isTyped && onTouch('price')}
      disabled={!isLimit}
    />
  );
}
