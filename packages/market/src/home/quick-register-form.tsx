import { Form, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { homeMessages } from '../screens/locales/messages';
import { EMAIL_MAX, Press, Row } from './quick-register-layout';
import { looksLikeEmail } from './register-path';

/** An optional e-mail address: the register screen asks for it again. */
const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((email) => email === '' || looksLikeEmail(email), 'register.emailWrong'),
  ),
});

export interface QuickRegisterFormProps {
  /** Text typed before the form was hydrated. */
  readonly typed: string;
  /** The input had the focus before the form was loaded. */
  readonly hasFocus: boolean;
  readonly onRegister: (email: string) => void;
}

/** The form of `QuickRegister`, with its errors. */
export function QuickRegisterForm({ typed, hasFocus, onRegister }: QuickRegisterFormProps) {
  const text = homeMessages.useText();
  const form = useForm({ schema, defaults: { email: '' }, prefilled: { email: typed } });
  return (
    <Form form={form} label={text('register.title')} errorText={text} onSubmit={({ email }) => onRegister(email)}>
      <Row>
        <FormTextField
          name="email"
          label={text('register.email')}
          hideLabel
          placeholder={text('register.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces a field that had the focus
          autoFocus={hasFocus}
          maxLength={EMAIL_MAX}
        />
        <Press>
          <FormSubmit fullWidth={false}>{text('register.submit')}</FormSubmit>
        </Press>
      </Row>
    </Form>
  );
}
