import { Box, Button, Card, IconButton, Text, useOverlay } from '@bourse/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { TIME_HEIGHT } from '../plot/plot-margins';
import { ListenButton } from './listen-button';
import { soundMessages } from './locales/messages';
import { READINGS } from './reading';
import { useReadings, type ReadingsInput } from './use-readings';

/** Tells what is in view in words and as sound: by request of a key, or by the buttons of a panel that its button opens. */
export function ChartSound(input: ReadingsInput) {
  const text = soundMessages.useText();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { told, isPlaying, read, play } = useReadings(input);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useOverlay(isOpen, close);
  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const listen = () => {
    setOpen(true);
    read('summary');
  };
  return (
    <>
      <ListenButton ref={button} isExpanded={isOpen} onClick={listen} />
      {isOpen && (
        <Card
          ref={panel}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a border and its legend
          role="group"
          aria-labelledby={titleId}
          tabIndex={-1}
          style={{ position: 'absolute', zIndex: 5, left: 8, bottom: TIME_HEIGHT + 8, maxWidth: 'calc(100% - 16px)' }}
        >
          <Box sx={{ p: 2 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
              <Text as="h3" size="table" isStrong id={titleId}>
                {text('sound.title')}
              </Text>
              <IconButton icon="close" label={text('sound.close')} onClick={close} />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
              {READINGS.map((reading) => (
                <Button key={reading} size="small" tone="quiet" onClick={() => read(reading)}>
                  {text(reading === 'sound' && isPlaying ? 'sound.stop' : `reading.${reading}`)}
                </Button>
              ))}
              {input.linesInView().map(({ id, label, values }) => (
                <Button key={id} size="small" tone="quiet" onClick={() => play(values)}>
                  {text('sound.line', { line: label })}
                </Button>
              ))}
            </Box>
            <Text size="table">{told}</Text>
          </Box>
        </Card>
      )}
    </>
  );
}
