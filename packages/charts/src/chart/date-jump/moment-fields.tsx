import { useFormat, zoneOffset } from '@bourse/i18n';
import { TextField } from '@bourse/ui-kit';
import { DateField } from '@bourse/ui-kit/forms';
import { jumpMessages } from './locales/messages';
import { clockAt, momentOf, readOffset, type ClockTime, type OffsetAt } from './zoned-moment';

/** Tells the offset of the user's zone. */
export function useOffsetAt(): OffsetAt {
  const { timeZone } = useFormat();
  return (moment) => readOffset(zoneOffset(timeZone, moment));
}

export interface MomentFieldsProps {
  readonly clock: ClockTime;
  readonly onClock: (clock: ClockTime) => void;
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
  readonly error: string | undefined;
}

/** A date and a time in the user's zone. */
export function MomentFields({ clock, onClock, now, error }: MomentFieldsProps) {
  const text = jumpMessages.useText();
  const { timeZone } = useFormat();
  const offsetAt = useOffsetAt();
  return (
    <>
      <DateField
        label={text('jump.day')}
        value={clock.day}
        max={clockAt(now(), offsetAt).day}
        onChange={(day) => onClock({ ...clock, day })}
      />
      <TextField
        label={text('jump.time', { zone: zoneOffset(timeZone, momentOf(clock, offsetAt)) })}
        type="time"
        value={clock.time}
        error={error}
        onChange={(time) => onClock({ ...clock, time })}
      />
    </>
  );
}

/** What keeps an entered moment from being shown; `undefined` for one in the past. */
export function momentProblem(moment: number | undefined, now: number): 'incomplete' | 'future' | undefined {
  if (moment === undefined) return 'incomplete';
  return moment > now ? 'future' : undefined;
}
