import { Button, TextField } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { identityMessages } from '../locales/messages';
import { CODE_MAX, type Channel } from './rules';

// As wide as its longest words: the countdown moves nothing.
const Send = styled('span')({ flex: 'none', display: 'grid', minWidth: 112, marginRight: -6, whiteSpace: 'nowrap' });

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur: () => void;
  readonly name: string;
  readonly onSend: () => void;
  readonly isSending: boolean;
  /** Until another code can be sent. */
  readonly secondsLeft: number;
  readonly channel: Channel;
  /** Whom a code was sent to. */
  readonly sentTo: string | undefined;
  readonly error: string | undefined;
}

/** A verification code, and the button that has it sent. */
export function CodeField(props: CodeFieldProps) {
  const { onSend, isSending, secondsLeft, channel, sentTo, ...field } = props;
  const text = identityMessages.useText();
  const waiting = text(channel === 'email' ? 'register.codeByMail' : 'register.codeBySms');
  return (
    <TextField
      {...field}
      hint={sentTo === undefined ? waiting : text('register.codeSent', { recipient: sentTo })}
      label={text('register.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_MAX}
      end={
        <Send>
          <Button size="small" tone="quiet" pending={isSending} disabled={secondsLeft > 0} onClick={onSend}>
            {secondsLeft > 0 ? text('register.sendAgain', { seconds: secondsLeft }) : text('register.sendCode')}
          </Button>
        </Send>
      }
    />
  );
}
