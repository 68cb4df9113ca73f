import { Box, Button, Card, IconButton, Text, useOverlay } from '@bourse/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { TIME_HEIGHT } from '../plot/plot-margins';
import { soundMessages } from './locales/messages';
import { READINGS } from './reading';
import { useReadings, type ReadingsInput } from './use-readings';

export interface ChartSoundProps extends ReadingsInput {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Tells what is in view in words and as sound: by request of a key, or by the buttons of a panel. */
export function ChartSound({ isOpen, onClose, ...input }: ChartSoundProps) {
  const text = soundMessages.useText();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { told, isPlaying, read } = useReadings(input);
  useOverlay(isOpen, onClose);
  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Card
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog beside which the chart stays in reach
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={{ position: 'absolute', zIndex: 5, left: 8, bottom: TIME_HEIGHT + 8, maxWidth: 'calc(100% - 16px)' }}
    >
      <Box sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Text as="h3" size="table" isStrong id={titleId}>
            {text('sound.title')}
          </Text>
          <IconButton icon="close" label={text('sound.close')} onClick={onClose} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
          {READINGS.map((reading) => (
            <Button key={reading} size="small" tone="quiet" onClick={() => read(reading)}>
              {text(reading === 'sound' && isPlaying ? 'sound.stop' : `reading.${reading}`)}
            </Button>
          ))}
        </Box>
        <Text size="table">{told}</Text>
      </Box>
    </Card>
  );
}
