import { toDrawingNumber } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Box, Button, Card, IconButton, Text, useAnnounce, useOverlay, useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Bar } from '../../contract';
import type { ChartEngine } from '../plot/chart-engine';
import { TIME_HEIGHT } from '../plot/plot-margins';
import { soundMessages } from './locales/messages';
import { READINGS, type Reading, type ReadingRequest } from './reading';
import { viewSummary } from './view-summary';

export interface ChartSoundProps {
  readonly request: ReadingRequest | undefined;
  readonly isOpen: boolean;
  /** Oldest first. */
  readonly barsInView: () => readonly Bar[];
  /** Places of a price. */
  readonly decimals: number;
  readonly loadSound: ChartEngine['loadSound'];
  /** The highest or lowest bar is read: the cross-hair points at it. */
  readonly onPoint: (openTime: number, price: Bar['close']) => void;
  readonly onClose: () => void;
}

/** Plays one sound at a time. */
function useSound(loadSound: ChartEngine['loadSound'], onFail: () => void) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useRef<() => void>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stop.current?.();
    };
  }, []);
  const play = async (bars: readonly Bar[]) => {
    try {
      const playValues = await loadSound();
      if (!isMounted.current || stop.current) return;
      setPlaying(true);
      stop.current = playValues(
        bars.map(({ close }) => toDrawingNumber(close)),
        () => {
          stop.current = undefined;
          setPlaying(false);
        },
      );
    } catch {
      setPlaying(false);
      onFail();
    }
  };
  return { isPlaying, toggle: (bars: readonly Bar[]) => (stop.current ? stop.current() : void play(bars)) };
}

/** Tells what is in view in words and as sound: by request of a key, or by the buttons of a panel. */
export function ChartSound(props: ChartSoundProps) {
  const { request, isOpen, barsInView, decimals, loadSound, onPoint, onClose } = props;
  const text = soundMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const toast = useToast();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const sound = useSound(loadSound, () => toast.error(text('sound.failed'), 'chart-sound'));
  useOverlay(isOpen, onClose);
  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const tell = (words: string) => {
    setTold(words);
    announce(words);
  };
  const read = (reading: Reading) => {
    const bars = barsInView();
    const summary = viewSummary(bars);
    if (!summary) return;
    if (reading === 'sound') {
      sound.toggle(bars);
      return;
    }
    const { count, first, last, highest, lowest, change, trend } = summary;
    const price = (value: Bar['close']) => format.price(value, decimals);
    const trendText = text(`trend.${trend}`, { change: format.percent(change, { sign: 'always' }) });
    if (reading === 'summary') {
      tell(
        text('told.summary', {
          count,
          from: format.dateTime(first.openTime),
          to: format.dateTime(last.openTime),
          open: price(first.open),
          high: price(highest.high),
          low: price(lowest.low),
          last: price(last.close),
          trend: trendText,
        }),
      );
    } else if (reading === 'trend') {
      tell(trendText);
    } else {
      const [bar, at] = reading === 'highest' ? [highest, highest.high] : [lowest, lowest.low];
      onPoint(bar.openTime, at);
      tell(text(`told.${reading}`, { price: price(at), time: format.dateTime(bar.openTime) }));
    }
  };
  const answer = useEffectEvent((asked: ReadingRequest) => read(asked.reading));
  useEffect(() => {
    if (request) answer(request);
  }, [request]);

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
              {text(reading === 'sound' && sound.isPlaying ? 'sound.stop' : `reading.${reading}`)}
            </Button>
          ))}
        </Box>
        <Text size="table">{told}</Text>
      </Box>
    </Card>
  );
}
