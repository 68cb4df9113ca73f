import { Button, colour, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useRef, useState, type FormEvent } from 'react';
import { homeMessages } from '../screens/messages';
import { looksLikeEmail } from './register-path';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 480 });

const Input = styled('input')({
  flex: '1000 1 220px',
  boxSizing: 'border-box',
  minWidth: 0,
  height: 48,
  padding: '0 14px',
  font: 'inherit',
  fontSize: 16,
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.edge}`,
  borderRadius: 8,
  '&::placeholder': { color: colour.quiet, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: colour.danger },
});

// In a line of its own, where both do not fit, as wide as the field.
const Press = styled('span')({
  flex: '1 0 auto',
  display: 'flex',
  '& > *': { flex: 1, minHeight: 48, paddingInline: 24, fontSize: 16 },
});
// Its place is always there: what is wrong moves nothing.
const Problem = styled('p')({ flex: '1 0 100%', minHeight: 20, margin: 0, fontSize: 13, color: colour.danger });

export interface QuickRegisterProps {
  /** Gets an e-mail address, or nothing where none was typed. */
  readonly onRegister: (email: string) => void;
}

/** The first step of a registration: the e-mail address, which the register screen takes over. */
export function QuickRegister({ onRegister }: QuickRegisterProps) {
  const text = homeMessages.useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const isWrong = isTried && email.trim() !== '' && !looksLikeEmail(email);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (email.trim() === '' || looksLikeEmail(email)) onRegister(email.trim());
    else input.current?.focus();
  };
  return (
    <Form noValidate onSubmit={submit} aria-label={text('register.title')}>
      <VisuallyHidden as="label" {...{ htmlFor: `${id}-email` }}>
        {text('register.email')}
      </VisuallyHidden>
      <Input
        ref={input}
        id={`${id}-email`}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={120}
        placeholder={text('register.email')}
        value={email}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Press>
        <Button type="submit" size="large">
          {text('register.submit')}
        </Button>
      </Press>
      <Problem id={`${id}-problem`} role={isWrong ? 'alert' : undefined}>
        {isWrong && text('register.emailWrong')}
      </Problem>
    </Form>
  );
}
