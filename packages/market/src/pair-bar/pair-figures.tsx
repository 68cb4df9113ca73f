import type { Decimal } from '@bourse/decimal';
import { FONT_SIZE, colour, ValueText, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { WrittenWorth } from '../worth/written-worth';
import { marketMessages } from '../locales/messages';
import type { ShownFigure } from './use-pair-figures';

const Figures = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: space(1, 3),
  margin: 0,
  fontSize: FONT_SIZE.table,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { fontSize: FONT_SIZE.dense, color: colour.quiet },
  '& dd': { margin: 0 },
});

interface PairFiguresProps {
  readonly figures: readonly ShownFigure[];
  /** Worth of the last price in CNY; shown in the display currency. */
  readonly worth: Decimal | undefined;
}

/** All figures of a pair with their names, for the details of a bar that has no room for them. */
export function PairFigures({ figures, worth }: PairFiguresProps) {
  const text = marketMessages.useText();
  return (
    <Figures>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <ValueText>{value}</ValueText>
          </dd>
        </div>
      ))}
      {worth !== undefined && (
        <div translate="no">
          <dt>{text('bar.worth')}</dt>
          <dd>
            <WrittenWorth worth={worth} />
          </dd>
        </div>
      )}
    </Figures>
  );
}
