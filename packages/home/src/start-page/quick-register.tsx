import { looksLikeEmail } from '@bourse/feature-kit';
import { Box, Button, FONT_SIZE, TextField } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { homeMessages } from '../locales/messages';

/** Longest account (trading side, section 9). */
const EMAIL_MAX = 120;

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  maxWidth: 480,
  // The space of an error is always there, so that an error does not move the page.
  minHeight: 76,
  '& > div:first-of-type': {
    flex: '1000 1 220px',
    '& input': { height: 46, paddingBlock: 0, fontSize: FONT_SIZE.reading },
  },
  // On its own line, as wide as the field, if both do not fit.
  '& > button': { flex: '1 0 auto', minHeight: 48, paddingInline: 6, fontSize: FONT_SIZE.reading },
} as const;

export interface QuickRegisterProps {
  /** Called with an email address, or with an empty text if none was typed. */
  readonly onRegister: (email: string) => void;
}

/** The first step of a registration: the email address, which fills in the register screen. */
export function QuickRegister({ onRegister }: QuickRegisterProps) {
  const text = homeMessages.useText();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      aria-label={text('register.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const address = email.trim();
        const isSent = address === '' || looksLikeEmail(address);
        setWrong(!isSent);
        if (isSent) onRegister(address);
        else input.current?.focus();
      }}
    >
      <Box sx={ROW}>
        <TextField
          label={text('register.email')}
          hideLabel
          placeholder={text('register.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          inputRef={input}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            setWrong(false);
          }}
          error={isWrong ? text('register.emailWrong') : undefined}
        />

        <Button type="submit" size="large">
          {text('register.submit')}
        </Button>
      </Box>
    </form>
  );
}
