import { useRef, useState, type ClipboardEvent, useEffect } from 'react';
import { Button } from '../../../actions/button';
import { uiKitMessages } from '../../../locales/messages';
import { useFormContext } from '../../form/context';
import { FieldSlot } from '../../form/field-slot';
import { focusFirst } from '../../../inputs/focus';
import { storedProblem, type Problem } from '../../form/problem';
import { asText, useFormField } from '../../form/use-form-field';
import { TextField } from '../../../inputs/text-field';
import { nextCodeAt, recordSentCode } from './sent-codes';
import { pastedCode, typedCode } from './typed-code';
import { Fold } from '../../../layout/fold';
import { Text } from '../../../layout/text';
import { Box } from '../../../layout/stack';

export interface FormCodeFieldProps {
  readonly name: string;
  readonly label: string;
  /** Purpose of the code: `register`, `forget`. The countdown is kept per purpose and recipient. */
  readonly purpose: string;
  /** Email address or phone number in the form that the server gets. */
  readonly recipient: string;
  readonly channel: 'email' | 'mobile';
  /** Validates what sending needs, and shows what is missing. Resolves to whether a code may be sent. */
  readonly mayBeSent?: () => Promise<boolean>;
  /** Sends a code. Resolves to the problem where it was refused. */
  readonly onSend: () => Promise<Problem | undefined>;
  readonly hint?: string;
  readonly maxLength?: number;
}

const SECOND_MS = 1000;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));

/** Whole seconds until a moment (epoch milliseconds), counted down; 0 from that moment on. */
function useSecondsLeft(moment: number): number {
  const [counted, setCounted] = useState(() => ({ moment, left: secondsUntil(moment) }));
  useEffect(() => {
    const tick = () => {
      const left = secondsUntil(moment);
      setCounted({ moment, left });
      if (left === 0) clearInterval(timer);
    };
    // A background tab throttles timers; every tick reads the clock, so the count is right on return.
    const timer = setInterval(tick, SECOND_MS / 4);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return counted.moment === moment ? counted.left : secondsUntil(moment);
}

/** A one-time code and the button that sends it. Never persisted in a draft. */
export function FormCodeField(props: FormCodeFieldProps) {
  const { name, label, purpose, recipient, channel, mayBeSent, onSend, hint, maxLength = 20 } = props;
  const text = uiKitMessages.useText();
  const { form } = useFormContext();
  const field = useFormField(name, asText, { isSecret: true });
  const [sent, setSent] = useState({ recipient: '', nextAt: 0 });
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const nextAt = sent.recipient === recipient ? sent.nextAt : nextCodeAt(purpose, recipient);
  const secondsLeft = useSecondsLeft(nextAt);

  const attempt = async () => {
    if (mayBeSent && !(await mayBeSent())) return;
    setSending(true);
    const problem = await onSend();
    setSending(false);
    if (problem === undefined) {
      form.hook.clearErrors(name);
      setSent({ recipient, nextAt: recordSentCode(purpose, recipient, Date.now()) });
    } else {
      form.hook.setError(name, storedProblem(problem));
    }
    focusFirst(form.root.current, [name]);
  };
  const send = async () => {
    if (isBusy.current || secondsLeft > 0) return;
    isBusy.current = true;
    try {
      await attempt();
    } finally {
      isBusy.current = false;
    }
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    field.onChange(pastedCode(event.clipboardData.getData('text')).slice(0, maxLength));
  };
  const sentHint = nextAt > 0 ? text('code.sent', { recipient }) : hint;
  return (
    <FieldSlot name={name}>
      <div onPaste={paste}>
        <TextField
          {...field}
          onChange={(value) => field.onChange(typedCode(value).slice(0, maxLength))}
          label={label}
          {...(sentHint !== undefined && { hint: sentHint })}
          inputMode="numeric"
          autoComplete="one-time-code"
          end={
            <Box
              component="span"
              sx={{ flex: 'none', display: 'grid', minWidth: 112, mr: '-6px', whiteSpace: 'nowrap' }}
            >
              <Button
                size="small"
                tone="quiet"
                pending={isSending}
                disabled={secondsLeft > 0}
                onClick={() => void send()}
              >
                {secondsLeft > 0 ? text('code.again', { seconds: secondsLeft }) : text('code.send')}
              </Button>
            </Box>
          }
        />
      </div>
      {nextAt > 0 && (
        <Fold title={text('code.help')}>
          <Text size="dense" tone="quiet">
            {text(channel === 'email' ? 'code.helpMail' : 'code.helpSms')}
          </Text>
        </Fold>
      )}
    </FieldSlot>
  );
}
