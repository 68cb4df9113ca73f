import { isZero } from '@bourse/decimal';
import { Box, colour, hairline, INSET, Row, SPACE, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import type { Holding } from '../rules/holdings';
import { walletMessages } from '../locales/messages';

const LIST = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: hairline(colour.line) },
} as const;

export interface HoldingRowsProps {
  readonly label: string;
  readonly holdings: readonly Holding[];
  readonly renderName: (holding: Holding) => ReactNode;
  readonly figure: (value: Holding['worth'], decimals?: number) => ReactNode;
  readonly worthOf: (holding: Holding) => Holding['worth'];
  readonly renderActions: (holding: Holding) => ReactNode;
  /** The open panel below a row. */
  readonly panelOf: (holding: Holding) => ReactNode;
}

/** Balances on a phone: a row of two lines each, coin and balance above, what is frozen and the value below. */
export function HoldingRows({
  label,
  holdings,
  renderName,
  figure,
  worthOf,
  renderActions,
  panelOf,
}: HoldingRowsProps) {
  const text = walletMessages.useText();
  return (
    <Box component="ul" sx={LIST} aria-label={label}>
      {holdings.map((holding) => {
        const { currencyId, available, frozen } = holding;
        return (
          <li key={currencyId}>
            <Row spacing={2} sx={{ flexWrap: 'nowrap', minHeight: SPACE * 14, px: INSET }}>
              <div style={{ flex: 1, minWidth: 0 }}>
                {renderName(holding)}
                {frozen !== undefined && !isZero(frozen) && (
                  <Text size="dense" tone="quiet">
                    {text('balances.frozen')} {figure(frozen)}
                  </Text>
                )}
              </div>
              <div style={{ textAlign: 'end' }}>
                <Text as="strong" size="inherit" isStrong isFigure>
                  {figure(available)}
                </Text>
                <Text size="dense" tone="quiet" isFigure>
                  {figure(worthOf(holding), 2)}
                </Text>
              </div>
              {renderActions(holding)}
            </Row>
            {panelOf(holding)}
          </li>
        );
      })}
    </Box>
  );
}
