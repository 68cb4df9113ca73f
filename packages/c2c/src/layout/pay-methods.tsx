import type { PayMethod } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';

/** Payment methods by name. They are no choice, so they have no frame. */
export function PayMethods({ methods }: { readonly methods: readonly PayMethod[] }) {
  const text = c2cMessages.useText();
  return methods.map((method, at) => (
    <span key={method}>
      {at > 0 && ' · '}
      <span>{text(`method.${method}`)}</span>
    </span>
  ));
}
