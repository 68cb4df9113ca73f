import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { colour, ROUND, Row, ValueText } from '@bourse/ui-kit';
import styled from '@emotion/styled';

const Track = styled('span')({
  width: 56,
  height: 4,
  borderRadius: ROUND,
  overflow: 'hidden',
  backgroundColor: colour.line,
  '& > span': { display: 'block', height: '100%', backgroundColor: colour.accent },
});

/** The filled part of an order, as a bar and in figures. `percent` is whole per cent, 0 to 100; a dash where it is not known. */
export function FilledBar({ percent }: { readonly percent: Decimal | undefined }) {
  const format = useFormat();
  if (percent === undefined) return <ValueText>{NO_VALUE}</ValueText>;
  return (
    <Row component="span" spacing={2} sx={{ display: 'inline-flex', flexWrap: 'nowrap' }}>
      <Track aria-hidden>
        <span style={{ width: `${toDrawingNumber(percent)}%` }} />
      </Track>
      {format.percent(percent, { decimals: 0 })}
    </Row>
  );
}
