import { Button, Row, SegmentedControl, Text, usePrefersReducedMotion } from '@bourse/ui-kit';
import { useEffect, useRef } from 'react';
import { replayMessages } from './locales/messages';
import { SPEEDS, type Replay } from './use-replay';

/** Speeds for users who prefer reduced motion: the bars do not run. */
const CALM_SPEEDS = SPEEDS.slice(0, 2);

/** The keys of the replay, wherever the focus is in its window, except in a field. */
export const STEP_KEY = 'n';
export const PLAY_KEY = 'k';

export interface ReplayControlsProps {
  readonly replay: Replay;
}

/** Step, play, speed and another start. The focus moves to the step when the replay starts. */
export function ReplayControls({ replay }: ReplayControlsProps) {
  const text = replayMessages.useText();
  const isCalm = usePrefersReducedMotion();
  const step = useRef<HTMLButtonElement>(null);
  const { isEnded, isPlaying, speed } = replay;
  useEffect(() => step.current?.focus(), []);
  return (
    <Row sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 2 }}>
      <Button ref={step} size="small" aria-keyshortcuts={STEP_KEY} disabled={isEnded} onClick={replay.step}>
        {text('replay.step')}
      </Button>
      <Button size="small" tone="quiet" aria-keyshortcuts={PLAY_KEY} disabled={isEnded} onClick={replay.togglePlaying}>
        {text(isPlaying ? 'replay.pause' : 'replay.play')}
      </Button>
      <Text as="span" size="table" tone="quiet" aria-hidden>
        {text('replay.speed')}
      </Text>
      <SegmentedControl
        label={text('replay.speed')}
        value={speed}
        onChange={replay.setSpeed}
        options={(isCalm ? CALM_SPEEDS : SPEEDS).map((value) => ({ value, label: value }))}
        isQuiet
      />
      <Button size="small" tone="quiet" onClick={replay.reset}>
        {text('replay.restart')}
      </Button>
      <Text size="table" tone="quiet">
        {text('replay.keys')}
      </Text>
      {isEnded && <Text size="table">{text('replay.ended')}</Text>}
    </Row>
  );
}
