import { styled } from '@mui/material/styles';
import { uiKitMessages } from '../locales/messages';
import { useFormat } from '@bourse/i18n';
import { colour } from '../theme/variables';

export type ConnectionPhase = 'connecting' | 'live' | 'stale' | 'down';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 8px',
  borderRadius: 10,
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

export interface ConnectionChipProps {
  phase: ConnectionPhase;
  /** Milliseconds since the newest data; shown once it is stale. */
  age?: number | undefined;
}

/** Is what I see live? */
export function ConnectionChip({ phase, age }: ConnectionChipProps) {
  const text = uiKitMessages.useText();
  const format = useFormat();
  const seconds = format.number(Math.round((age ?? 0) / 1000));
  return (
    <Chip data-phase={phase} role="status">
      <Dot />
      {text(`connection.${phase}`, phase === 'stale' ? { age: `${seconds} s` } : {})}
    </Chip>
  );
}
