import { holdTradePassword, selectDialect, type PasswordUse } from '@bourse/api-client';
import { PasswordField } from '@bourse/ui-kit';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { featureKitMessages } from '../locales/messages';

/**
 * The trade password of a confirmation. `field` is nothing where the back end wants none. `confirm` sends only with a password where one
 * is wanted, and forgets it at once.
 */
export function useTradePassword(use: PasswordUse) {
  const text = featureKitMessages.useText();
  const isWanted = useSelector(selectDialect).tradePassword[use] !== undefined;
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: isWanted && (
      <PasswordField
        name="tradePassword"
        label={text('tradePassword.label')}
        hint={text('tradePassword.hint')}
        // Not the log-in password, which a password manager would fill in.
        autoComplete="off"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setMissing(false);
        }}
        error={isMissing ? text('tradePassword.missing') : undefined}
      />
    ),
    confirm: (send: () => void) => {
      if (isWanted && password === '') return setMissing(true);
      if (isWanted) holdTradePassword(password);
      setPassword('');
      return send();
    },
  };
}
