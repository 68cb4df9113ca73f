import { useFormat, zoneOffset } from '@bourse/i18n';
import { Button, Dialog, Stack, TextField } from '@bourse/ui-kit';
import { DateField } from '@bourse/ui-kit/forms';
import { useState, type FormEvent } from 'react';
import { jumpMessages } from './locales/messages';
import { useJump, type JumpInput } from './use-jump';
import { clockAt, momentOf, readOffset } from './zoned-moment';

export interface DateJumpProps extends JumpInput {
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
}

/** Asks for a date and a time in the user's zone, loads the bars back to it and shows it. */
export function DateJump({ now, ...input }: DateJumpProps) {
  const { chart, onClose } = input;
  const text = jumpMessages.useText();
  const format = useFormat();
  const offsetAt = (moment: number) => readOffset(zoneOffset(format.timeZone, moment));
  const [clock, setClock] = useState(() => clockAt(chart.current?.view()?.min ?? now(), offsetAt));
  const [refusal, setRefusal] = useState<'incomplete' | 'future'>();
  const { hasFailed, isPending, go } = useJump(input);
  const problem = refusal ?? (hasFailed ? 'failed' : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const moment = momentOf(clock, offsetAt);
    const isFuture = moment !== undefined && moment > now();
    setRefusal(moment === undefined ? 'incomplete' : isFuture ? 'future' : undefined);
    if (moment !== undefined && !isFuture) void go(moment);
  };

  return (
    <Dialog open hasCloseButton title={text('jump.title')} onClose={onClose}>
      <Stack component="form" spacing={2} noValidate onSubmit={submit}>
        <DateField
          label={text('jump.day')}
          value={clock.day}
          max={clockAt(now(), offsetAt).day}
          onChange={(day) => setClock({ ...clock, day })}
        />
        <TextField
          label={text('jump.time', { zone: zoneOffset(format.timeZone, momentOf(clock, offsetAt)) })}
          type="time"
          value={clock.time}
          error={problem && text(`jump.${problem}`)}
          onChange={(time) => setClock({ ...clock, time })}
        />
        <Button type="submit" pending={isPending}>
          {text('jump.go')}
        </Button>
      </Stack>
    </Dialog>
  );
}
