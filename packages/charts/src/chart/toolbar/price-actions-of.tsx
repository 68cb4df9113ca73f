import type { Decimal } from '@bourse/decimal';
import type { TextFunction } from '@bourse/i18n';
import { Icon } from '@bourse/ui-kit';
import type { PriceToolTexts } from './locales/messages';
import type { PriceAction } from './price-actions';

type OnPrice = ((price: Decimal) => void) | undefined;

/** The buttons at the cross-hair: an alert and an order, each where the caller takes it. */
export function priceActionsOf(
  { onAlertAt, onOrderAt }: { readonly onAlertAt: OnPrice; readonly onOrderAt: OnPrice },
  text: TextFunction<PriceToolTexts>,
): readonly PriceAction[] {
  return [
    ...(onAlertAt
      ? [
          {
            id: 'alert',
            sign: <Icon name="bell" size={16} />,
            label: (price: string) => text('alert.at', { price }),
            run: onAlertAt,
          },
        ]
      : []),
    ...(onOrderAt
      ? [
          {
            id: 'order',
            sign: '+',
            label: (price: string) => text('order.at', { price }),
            run: onOrderAt,
          },
        ]
      : []),
  ];
}
