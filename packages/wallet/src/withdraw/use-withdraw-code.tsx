import { asFailure, selectDialect } from '@bourse/api-client';
import { holdWithdrawCode } from '@bourse/contracts/dialects';
import { useAppSelector, useFailureText } from '@bourse/feature-kit';
import { Button, TextField } from '@bourse/ui-kit';
import { useState } from 'react';
import { useSendWithdrawCodeMutation } from '../api';
import { walletMessages } from '../locales/messages';

const CODE_MAX = 20;

/**
 * The code by SMS of a withdrawal. `field` is nothing where the back end wants none. The button sends a code where the operator has named the
 * call; without it the field says what is missing, and takes a code that the user has from elsewhere. `confirm` goes on only with a code
 * where one is wanted; the code is forgotten once the withdrawal is sent.
 */
export function useWithdrawCode() {
  const text = walletMessages.useText();
  const failureText = useFailureText();
  const wanted = useAppSelector(selectDialect).withdrawCode;
  const [send, { isLoading, isSuccess }] = useSendWithdrawCodeMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const path = wanted?.path;
  const onSend = async () => {
    if (path === undefined) return;
    const { error } = await send({ path, scene: wanted?.scene });
    setProblem(error === undefined ? undefined : (failureText(asFailure(error)) ?? text('withdraw.codeNotSent')));
  };
  const sentHint = isSuccess ? 'withdraw.codeSent' : 'withdraw.codeHint';
  return {
    field: wanted && (
      <TextField
        name="withdrawCode"
        label={text('withdraw.code')}
        hint={text(path === undefined ? 'withdraw.codeNoSender' : sentHint)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_MAX}
        value={code}
        onChange={(typed) => {
          setCode(typed.trim());
          setProblem(undefined);
        }}
        error={problem}
        keepsErrorRoom
        end={
          path !== undefined && (
            <Button size="small" tone="quiet" pending={isLoading} onClick={() => void onSend()}>
              {text('withdraw.sendCode')}
            </Button>
          )
        }
      />
    ),
    confirm: (onConfirmed: (forget: () => void) => unknown): void => {
      if (wanted && code === '') return setProblem(text('withdraw.codeMissing'));
      if (wanted) holdWithdrawCode(code);
      onConfirmed(() => setCode(''));
    },
  };
}
