import styled from '@emotion/styled';
import { useFormat } from '@bourse/i18n';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';

export type ConnectionPhase = 'connecting' | 'live' | 'stale' | 'down';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 8px',
  borderRadius: 6,
  fontSize: 12,
  whiteSpace: 'nowrap',
  color: colour.quiet,
  backgroundColor: colour.raised,
  '&[data-phase="stale"], &[data-phase="down"]': { color: colour.warning },
});

// A filled dot, a ring, a bar: the state also shows without colour.
const Dot = styled('span')({
  width: 8,
  height: 8,
  borderRadius: 4,
  border: '2px solid currentColor',
  '[data-phase="live"] > &': { backgroundColor: 'currentColor' },
  '[data-phase="stale"] > &': { height: 3, borderRadius: 1 },
});

const Age = styled('span')({ fontVariantNumeric: 'tabular-nums' });

export interface ConnectionChipProps {
  phase: ConnectionPhase;
  /** Milliseconds since the newest data; shown once it is not live. */
  age?: number | undefined;
}

/** Is what I see live? The state is announced when it changes; the age, which counts every second, is not. */
export function ConnectionChip({ phase, age }: ConnectionChipProps) {
  const text = uiKitMessages.useText();
  const format = useFormat();
  const hasAge = age !== undefined && (phase === 'stale' || phase === 'down');
  return (
    <Chip data-phase={phase}>
      <Dot />
      <output>{text(`connection.${phase}`)}</output>
      {hasAge && <Age>{text('connection.age', { seconds: format.number(Math.floor(age / 1000)) })}</Age>}
    </Chip>
  );
}
