import type { TextFunction } from '@bourse/i18n';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { SpotTexts } from '../locales/messages';

/** The type of an order that is not a plain limit order, with the trigger price that it waits for; `undefined` for a plain one. */
export function typeText(
  text: TextFunction<SpotTexts>,
  { type, isWaiting }: Pick<OpenOrder, 'type' | 'isWaiting'>,
  trigger: string | undefined,
): string | undefined {
  if (type === undefined) return undefined;
  const name = text(`type.${type}`);
  return isWaiting && trigger !== undefined ? `${name} · ${text('orders.waiting', { price: trigger })}` : name;
}
