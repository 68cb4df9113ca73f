import { holdTradePassword, selectDialect, type PasswordUse } from '@bourse/api-client';
import { PasswordField } from '@bourse/ui-kit';
import { useState } from 'react';
import { useAppSelector } from '../hooks';
import { featureKitMessages } from '../locales/messages';

/** Texts of the field, by the call that wants a password. */
const WORDS = {
  withdraw: { label: 'tradePassword.label', hint: 'tradePassword.hint', missing: 'tradePassword.missing' },
  c2c: { label: 'tradePassword.label', hint: 'tradePassword.hint', missing: 'tradePassword.missing' },
  register: { label: 'tradePassword.label', hint: 'tradePassword.chosen', missing: 'tradePassword.missing' },
  reset: { label: 'presentPassword.label', hint: 'presentPassword.hint', missing: 'presentPassword.missing' },
} as const satisfies Record<PasswordUse, unknown>;

/**
 * The trade password of a confirmation, or the present password of a reset. `field` is nothing where the back end wants none. `confirm` sends only with a password where one
 * is wanted, and forgets it at once.
 */
export function useTradePassword(use: PasswordUse) {
  const text = featureKitMessages.useText();
  const isWanted = useAppSelector(selectDialect).tradePassword[use] !== undefined;
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  return {
    field: isWanted && (
      <PasswordField
        name="tradePassword"
        label={text(WORDS[use].label)}
        hint={text(WORDS[use].hint)}
        // Not the log-in password, which a password manager would fill in.
        autoComplete="off"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setMissing(false);
        }}
        error={isMissing ? text(WORDS[use].missing) : undefined}
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
