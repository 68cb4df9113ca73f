import { Button, Row, Stack, Text } from '@bourse/ui-kit';
import { useState, type FormEvent } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import { jumpMessages } from '../date-jump/locales/messages';
import { MomentFields, momentProblem, useOffsetAt } from '../date-jump/moment-fields';
import { clockAt, momentOf } from '../date-jump/zoned-moment';
import { replayMessages } from './locales/messages';
import type { StartDate } from './use-start-date';

export interface StartFormProps {
  readonly bars: readonly Bar[];
  readonly date: Pick<StartDate, 'load' | 'isPending' | 'hasFailed'>;
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
  /** No closed bar follows the chosen one. */
  readonly isTooNew: boolean;
}

/** How the start of a replay is chosen: on the chart, or by a date, to which the bars are loaded. */
export function StartForm({ bars, date, now, isTooNew }: StartFormProps) {
  const { hasFailed, isPending, load } = date;
  const text = replayMessages.useText();
  const jumpText = jumpMessages.useText();
  const offsetAt = useOffsetAt();
  const [clock, setClock] = useState(() => clockAt(bars[Math.floor(bars.length / 2)]?.openTime ?? now(), offsetAt));
  const [refusal, setRefusal] = useState<'incomplete' | 'future'>();
  const problem = refusal ?? (hasFailed ? 'failed' : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const moment = momentOf(clock, offsetAt);
    const refused = momentProblem(moment, now());
    setRefusal(refused);
    if (moment !== undefined && !refused) void load(moment);
  };
  return (
    <Stack component="form" spacing={3} noValidate onSubmit={submit}>
      <Text>{text('start.hint')}</Text>
      {isTooNew && <Text tone="danger">{text('start.tooNew')}</Text>}
      <MomentFields {...{ clock, now }} onClock={setClock} error={problem && jumpText(`jump.${problem}`)} />
      <Row>
        <Button type="submit" pending={isPending}>
          {text('start.date')}
        </Button>
      </Row>
    </Stack>
  );
}
