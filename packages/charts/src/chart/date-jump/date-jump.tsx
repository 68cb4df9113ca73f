import { Button, Dialog, Stack } from '@bourse/ui-kit';
import { useState, type FormEvent } from 'react';
import { jumpMessages } from './locales/messages';
import { MomentFields, momentProblem, useOffsetAt } from './moment-fields';
import { useJump, type JumpInput } from './use-jump';
import { clockAt, momentOf } from './zoned-moment';

export interface DateJumpProps extends JumpInput {
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
}

/** Asks for a date and a time in the user's zone, loads the bars back to it and shows it. */
export function DateJump({ now, ...input }: DateJumpProps) {
  const { chart, onClose } = input;
  const text = jumpMessages.useText();
  const offsetAt = useOffsetAt();
  const [clock, setClock] = useState(() => clockAt(chart.current?.view()?.min ?? now(), offsetAt));
  const [refusal, setRefusal] = useState<'incomplete' | 'future'>();
  const { hasFailed, isPending, go } = useJump(input);
  const problem = refusal ?? (hasFailed ? 'failed' : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const moment = momentOf(clock, offsetAt);
    const refused = momentProblem(moment, now());
    setRefusal(refused);
    if (moment !== undefined && !refused) void go(moment);
  };

  return (
    <Dialog open hasCloseButton title={text('jump.title')} onClose={onClose}>
      <Stack component="form" spacing={2} noValidate onSubmit={submit}>
        <MomentFields {...{ clock, now }} onClock={setClock} error={problem && text(`jump.${problem}`)} />
        <Button type="submit" pending={isPending}>
          {text('jump.go')}
        </Button>
      </Stack>
    </Dialog>
  );
}
