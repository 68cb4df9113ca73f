import type { SecondFactorAnswer, SecondFactorQuestion } from '@bourse/api-client';
import { recoveryOffer } from '@bourse/contracts/security';
import { useServerText } from '@bourse/i18n';
import { Button, Dialog, Row, Stack, TextField } from '@bourse/ui-kit';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { secondFactorMessages } from './locales/messages';
import { askForPasskey } from '../passkeys/web-authn';
import { passkeyOptionsIn } from './passkey-options';

export interface SecondFactorDialogProps {
  readonly question: SecondFactorQuestion;
  readonly onAnswer: (answer: SecondFactorAnswer) => void;
}

const RECOVERY_DIGITS = 20;
const isCode = (typed: string) => /^\d{6}$/.test(typed);
const isRecoveryCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').length >= RECOVERY_DIGITS;

/** Asks for the code of the authenticator app, for a recovery code, or for a passkey of the user. The code is in the field only, until it is sent. */
export function SecondFactorDialog({ question: { text: reason, isAgain, data }, onAnswer }: SecondFactorDialogProps) {
  const text = secondFactorMessages.useText();
  const serverText = useServerText();
  const [typed, setTyped] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [error, setError] = useState(isAgain ? serverText(reason) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = isRecovery ? typed.trim() : typed.replaceAll(/\s/g, '');
    if (isRecovery ? isRecoveryCode(code) : isCode(code)) onAnswer(code);
    else setError(text(isRecovery ? 'recovery.missing' : 'code.missing'));
  };
  const options = passkeyOptionsIn(data);
  const [isAsking, setAsking] = useState(false);
  const answerByPasskey = async (asked: string) => {
    setAsking(true);
    const answer = await askForPasskey(asked);
    setAsking(false);
    if ('credential' in answer) onAnswer(answer.credential);
    else setError(text(`passkey.${answer.problem === 'cancelled' ? 'cancelled' : 'failed'}`));
  };
  const change = (next: string) => {
    setTyped(next);
    setError(undefined);
  };
  return (
    <Dialog
      open
      hasCloseButton
      title={text('title')}
      // A click beside the dialog would lose what is typed, and cancel the write below.
      onClose={(by) => by !== 'outside' && onAnswer(undefined)}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextField
            key={String(isRecovery)}
            name="secondFactor"
            label={text(isRecovery ? 'recovery' : 'code')}
            hint={text(isRecovery ? 'recovery.hint' : 'code.hint')}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            {...(!isRecovery && { inputMode: 'numeric' as const })}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this one value
            autoFocus
            maxLength={40}
            value={typed}
            onChange={change}
            error={error}
            keepsErrorRoom
          />
          <Row>
            <Button tone="quiet" onClick={() => onAnswer(undefined)}>
              {text('cancel')}
            </Button>
            <Button type="submit" tone="primary">
              {text('confirm')}
            </Button>
          </Row>
          {options !== undefined && (
            <Button tone="quiet" pending={isAsking} onClick={() => void answerByPasskey(options)}>
              {text('usePasskey')}
            </Button>
          )}
          {v.is(recoveryOffer, data) && (
            <Button tone="quiet" onClick={() => onAnswer(null)}>
              {text('lost')}
            </Button>
          )}
          <Button
            tone="quiet"
            onClick={() => {
              setRecovery(!isRecovery);
              change('');
            }}
          >
            {text(isRecovery ? 'useApp' : 'useRecovery')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
