import { holdTradePassword, type PasswordUse } from '@bourse/contracts/dialects';
import { selectDialect } from '@bourse/api-client';
import { PasswordField } from '@bourse/ui-kit';
import { useState } from 'react';
import { useAppSelector } from '../hooks';
import { featureKitMessages } from '../locales/messages';

/** Texts of the field; those of a trade password that the user has where left out. */
interface PasswordTexts {
  readonly label?: string;
  readonly hint?: string;
  /** The password is wanted and was not entered. */
  readonly missing?: string;
}

/**
 * The trade password of a call, or another one that the back end wants with it. `field` is nothing where the back end wants none. `confirm`
 * sends only with a password where one is wanted, and forgets it at once.
 */
export function useTradePassword(use: PasswordUse, texts: PasswordTexts = {}) {
  const text = featureKitMessages.useText();
  const isWanted = useAppSelector(selectDialect).tradePassword[use] !== undefined;
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: isWanted && (
      <PasswordField
        name="tradePassword"
        label={texts.label ?? text('tradePassword.label')}
        hint={texts.hint ?? text('tradePassword.hint')}
        // Not the log-in password, which a password manager would fill in.
        autoComplete="off"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setMissing(false);
        }}
        error={isMissing ? (texts.missing ?? text('tradePassword.missing')) : undefined}
      />
    ),
    confirm: <Sent,>(send: () => Sent): Sent | undefined => {
      if (isWanted && password === '') {
        setMissing(true);
        return undefined;
      }
      if (isWanted) holdTradePassword(password);
      setPassword('');
      return send();
    },
  };
}
