import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour } from '@bourse/ui-kit';
import { styled } from '@mui/material/styles';

const Frame = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Track = styled('span')({
  width: 56,
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: colour.line,
});
const Bar = styled('span')({ display: 'block', height: '100%', backgroundColor: colour.accent });

/** The filled part of an order, as a bar and in figures. `percent` is whole per cent, 0 to 100. */
export function FilledBar({ percent, label }: { readonly percent: Decimal; readonly label: string }) {
  const format = useFormat();
  const value = toDrawingNumber(percent);
  const shown = format.percent(percent, { decimals: 0 });
  return (
    <Frame>
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={shown}
      >
        <Bar style={{ width: `${value}%` }} />
      </Track>
      <span aria-hidden>{shown}</span>
    </Frame>
  );
}
