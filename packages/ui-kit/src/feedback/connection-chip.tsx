import styled from '@emotion/styled';
import { useFormat } from '@bourse/i18n';
import { uiKitMessages } from '../locales/messages';
import { FONT_SIZE, RADIUS, ROUND } from '../theme/scale';
import { colour } from '../theme/variables';

export type ConnectionPhase = 'connecting' | 'live' | 'stale' | 'down';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  padding: '2px 8px',
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.dense,
  whiteSpace: 'nowrap',
  color: colour.quiet,
  backgroundColor: colour.raised,
  '&[data-phase="stale"], &[data-phase="down"]': { color: colour.warning },
});

// A filled dot, a ring, a bar: the state also shows without colour.
const Dot = styled('span')({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: RADIUS.control,
  border: '2px solid currentColor',
  '[data-phase="live"] > &': { backgroundColor: 'currentColor' },
  '[data-phase="stale"] > &': { height: 3, borderRadius: ROUND },
});

// Wraps where the chip has no room, such as with a user's own spacing of letters on a small phone.
const State = styled('output')({ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' });

export interface ConnectionChipProps {
  phase: ConnectionPhase;
  /** Age of the newest data in milliseconds; shown unless live. */
  age?: number | undefined;
}

/** Whether the displayed data are live. A change of state is announced; the age, which changes every second, is not. */
export function ConnectionChip({ phase, age }: ConnectionChipProps) {
  const text = uiKitMessages.useText();
  const format = useFormat();
  const hasAge = age !== undefined && (phase === 'stale' || phase === 'down');
  return (
    <Chip data-phase={phase}>
      <Dot />
      <State>{text(`connection.${phase}`)}</State>
      {hasAge && (
        <span className="tabular">{text('connection.age', { seconds: format.number(Math.floor(age / 1000)) })}</span>
      )}
    </Chip>
  );
}
