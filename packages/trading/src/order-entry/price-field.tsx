import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { NumberField, revealedIn, Row, ValueButton, type NumberFieldProps } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { tradingMessages } from '../locales/messages';

interface PriceFieldProps extends Pick<NumberFieldProps, 'label' | 'decimals' | 'step' | 'unit' | 'error'> {
  readonly isLimit: boolean;
  readonly price: Decimal | undefined;
  /** The price was typed: a problem of it is shown when the field loses the focus. */
  readonly isTyped: boolean;
  /** Prices of the market that a press puts into the field of a limit order. */
  readonly offers?: { readonly mid: Decimal | undefined; readonly best: Decimal | undefined } | undefined;
  readonly onPrice: (price: Decimal | undefined) => void;
  readonly onPriceFocus: () => void;
  readonly onTouch: (field: 'price') => void;
}

const OFFERS = ['mid', 'best'] as const;

const AREA = 'price-field';
const Offers = styled(Row)(revealedIn(`.${AREA}`));

/** The price half-way between the best prices, and the best price of the side. They keep their place while they are not known. */
function PriceOffers({ offers, onPrice }: Required<Pick<PriceFieldProps, 'offers' | 'onPrice'>>) {
  const text = tradingMessages.useText();
  const format = useFormat();
  return (
    <Offers component="span" spacing={2}>
      {OFFERS.map((id) => {
        const price = offers?.[id];
        const name = text(`order.${id}`);
        const label = price === undefined ? name : text('order.priceOf', { name, price: format.decimal(price) });
        return (
          <ValueButton
            key={id}
            type="button"
            disabled={price === undefined}
            aria-label={label}
            title={label}
            onClick={() => onPrice(price)}
          >
            {name}
          </ValueButton>
        );
      })}
    </Offers>
  );
}

/** The price of a limit order; of a market order the price that it is expected to meet, which cannot be typed. */
export function PriceField(props: PriceFieldProps) {
  const { isLimit, price, isTyped, offers, onPrice, onPriceFocus, onTouch, ...field } = props;
  return (
    <div className={AREA}>
      <NumberField
        {...field}
        key={isLimit ? 'limit' : 'market'}
        name="price"
        value={price}
        onChange={onPrice}
        onFocus={onPriceFocus}
        selectsOnFocus
        hasSteps={isLimit}
        aside={isLimit && offers ? <PriceOffers offers={offers} onPrice={onPrice} /> : undefined}
        onBlur={() => isTyped && onTouch('price')}
        disabled={!isLimit}
      />
    </div>
  );
}
