import { Button, TextField, useChunk } from '@bourse/ui-kit';
import { useState } from 'react';
import { homeMessages } from '../screens/locales/messages';
import { EMAIL_MAX, Press, Row } from './quick-register-layout';

const loadForm = () => import('./quick-register-form');

export interface QuickRegisterProps {
  /** Called with an e-mail address, or with an empty text if none was typed. */
  readonly onRegister: (email: string) => void;
}

const isInput = ({ target }: { target: EventTarget }) => target instanceof HTMLInputElement;

/**
 * The first step of a registration: the e-mail address, which fills in the register screen. The form mechanism loads when the
 * pointer or the focus reaches the field; until then the same field works without validation, which the register screen repeats.
 */
export function QuickRegister({ onRegister }: QuickRegisterProps) {
  const text = homeMessages.useText();
  const [isNear, setNear] = useState(false);
  const [typed, setTyped] = useState('');
  // An input method composes its text in the element that has the focus: the element must not be replaced meanwhile.
  const [isComposing, setComposing] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const chunk = useChunk(loadForm, isNear);
  if (chunk.status === 'ready' && !isComposing) {
    return <chunk.module.QuickRegisterForm typed={typed} hasFocus={hasFocus} onRegister={onRegister} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events of the input bubble; none is an action
    <form
      aria-label={text('register.title')}
      noValidate
      // Not near the button: a button that is replaced while it is pressed is not clicked.
      onPointerOver={(event) => {
        if (event.pointerType === 'mouse' && isInput(event)) setNear(true);
      }}
      onFocus={(event) => {
        setFocus(isInput(event));
        if (isInput(event)) setNear(true);
      }}
      onBlur={() => setFocus(false)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onSubmit={(event) => {
        event.preventDefault();
        onRegister(typed.trim());
      }}
    >
      <Row>
        <TextField
          label={text('register.email')}
          hideLabel
          placeholder={text('register.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          value={typed}
          onChange={setTyped}
        />
        <Press>
          <Button type="submit" size="large">
            {text('register.submit')}
          </Button>
        </Press>
      </Row>
    </form>
  );
}
