import { useFormat, zoneOffset } from '@bourse/i18n';
import { Button, Dialog, Stack, TextField, useAnnounce, useToast } from '@bourse/ui-kit';
import { DateField } from '@bourse/ui-kit/forms';
import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { chartsMessages } from '../../locales/messages';
import { plotMessages } from '../locales/messages';
import type { ChartControl } from '../plot/chart-engine';
import { barsIn, countIn } from '../plot/price-view';
import { longResolution } from '../resolution/resolution-text';
import { jumpView } from './jump-view';
import type { LoadedTo, LoadTo } from './loaded-to';
import { jumpMessages } from './locales/messages';
import { clockAt, momentOf, readOffset } from './zoned-moment';

/** Bars in view where the chart has none yet. */
const BARS = 60;

export interface DateJumpProps {
  readonly chart: RefObject<ChartControl | undefined>;
  readonly pair: ChartPair;
  /** The shown bars, oldest first, and their resolution. */
  readonly bars: readonly Bar[];
  readonly resolution: Resolution;
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
  readonly onLoadTo: LoadTo;
  readonly onClose: () => void;
}

interface Target extends LoadedTo {
  readonly moment: number;
}

/** Asks for a date and a time in the user's zone, loads the bars back to it and shows it. */
export function DateJump({ chart, pair, bars, resolution, now, onLoadTo, onClose }: DateJumpProps) {
  const text = jumpMessages.useText();
  const plotText = plotMessages.useText();
  const intervalText = chartsMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const toast = useToast();
  const offsetAt = (moment: number) => readOffset(zoneOffset(format.timeZone, moment));
  const [clock, setClock] = useState(() => clockAt(chart.current?.view()?.min ?? now(), offsetAt));
  const [count] = useState(() => {
    const view = chart.current?.view();
    return view ? countIn(view, bars) : BARS;
  });
  const [error, setError] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const [target, setTarget] = useState<Target>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const moment = momentOf(clock, offsetAt);
    if (moment === undefined) return setError(text('jump.incomplete'));
    if (moment > now()) return setError(text('jump.future'));
    setError(undefined);
    setLoading(true);
    const loaded = await onLoadTo(moment);
    setLoading(false);
    if (loaded.outcome === 'failed') return setError(text('jump.failed'));
    return setTarget({ ...loaded, moment });
  };

  const show = useEffectEvent(({ moment, outcome }: Target, selected: Resolution) => {
    const view = jumpView(bars, moment, count);
    const [oldest, newest] = [bars[0], view && barsIn(view, bars).at(-1)];
    if (!view || !newest) return;
    chart.current?.setView(view);
    if (outcome === 'first') {
      toast.info(text('jump.first', { symbol: pair.symbol, time: format.zonedDateTime(oldest?.openTime) }));
    }
    if (selected !== resolution) {
      toast.info(text('jump.interval', { interval: longResolution(intervalText, resolution) }));
    }
    announce(
      plotText('plot.view', {
        count: barsIn(view, bars).length,
        from: format.dateTime(view.min),
        to: format.dateTime(view.max),
        close: format.price(newest.close, pair.priceDecimals),
      }),
    );
    onClose();
  });
  const [selected] = useState(resolution);
  const isThere =
    target !== undefined &&
    target.resolution === resolution &&
    (target.outcome === 'first' || (bars[0]?.openTime ?? Infinity) <= target.moment);
  useEffect(() => {
    if (!isThere) return undefined;
    // After the effect of the plot, which shows the loaded bars.
    const timer = setTimeout(() => show(target, selected));
    return () => clearTimeout(timer);
  }, [isThere, target, selected]);

  const today = clockAt(now(), offsetAt).day;
  return (
    <Dialog open hasCloseButton title={text('jump.title')} onClose={onClose}>
      <Stack component="form" spacing={2} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <DateField
          label={text('jump.day')}
          value={clock.day}
          max={today}
          onChange={(day) => setClock({ ...clock, day })}
        />
        <TextField
          label={text('jump.time', { zone: zoneOffset(format.timeZone, momentOf(clock, offsetAt)) })}
          type="time"
          value={clock.time}
          error={error}
          onChange={(time) => setClock({ ...clock, time })}
        />
        <Button type="submit" pending={isLoading || target !== undefined}>
          {text('jump.go')}
        </Button>
      </Stack>
    </Dialog>
  );
}
