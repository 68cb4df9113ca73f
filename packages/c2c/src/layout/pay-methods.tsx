import { Chip, Row } from '@bourse/ui-kit';
import type { PayMethod } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';

/** Payment methods by name. */
export function PayMethods({ methods }: { readonly methods: readonly PayMethod[] }) {
  const text = c2cMessages.useText();
  return (
    // Inline, so that it follows the alignment of its cell.
    <Row spacing={1} sx={{ display: 'inline-flex', maxWidth: '100%' }}>
      {methods.map((method) => (
        <Chip key={method} label={text(`method.${method}`)} />
      ))}
    </Row>
  );
}
