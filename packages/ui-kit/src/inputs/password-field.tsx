import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { uiKitMessages } from '../locales/messages';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'isVerbatim'>;

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const text = uiKitMessages.useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      isVerbatim
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={text(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
