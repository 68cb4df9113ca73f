import type { Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Chip, Row } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { PayMethod } from '../contract';
import { c2cMessages } from '../locales/messages';

/** Lines of a table's cell. */
export const Cell = styled('div')({ display: 'flex', flexDirection: 'column', gap: 2 });

/** CNY with two decimals. */
export function useYuan(): (value: Decimal | undefined) => string {
  const format = useFormat();
  return (value) => (value === undefined ? NO_VALUE : format.money(value, { currency: 'CNY', decimals: 2 }));
}

/** Payment methods by name. */
export function Methods({ methods }: { readonly methods: readonly PayMethod[] }) {
  const text = c2cMessages.useText();
  return (
    // Inline, so that it follows the alignment of its cell.
    <Row spacing={1} sx={{ display: 'inline-flex' }}>
      {methods.map((method) => (
        <Chip key={method} label={text(`method.${method}`)} />
      ))}
    </Row>
  );
}
