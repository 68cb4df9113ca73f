import styled from '@emotion/styled';
import { uiKitMessages } from '../../locales/messages';
import { ROUND } from '../../theme/scale';
import { colour } from '../../theme/variables';
import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { PasswordField, type PasswordFieldProps } from '../../inputs/password-field';
import type { GivenByForm } from './form-text-field';
import { Row } from '../../layout/stack';

const Bar = styled('span')({
  width: 28,
  height: 4,
  borderRadius: ROUND,
  backgroundColor: colour.line,
  '&[data-lit="1"]': { backgroundColor: colour.danger },
  '&[data-lit="2"]': { backgroundColor: colour.warning },
  '&[data-lit="3"]': { backgroundColor: colour.up },
});

const LEVELS = [1, 2, 3] as const;
const TEXTS = ['strength.short', 'strength.weak', 'strength.medium', 'strength.strong'] as const;

/** 0 too short, 1 weak, 2 medium, 3 strong. */
type PasswordStrength = 0 | 1 | 2 | 3;

const LEAST = 6;
const LONG = 10;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^0-9A-Za-z]/];

/** Estimated strength of a password, by length, kinds of characters and repetition. A hint, not a rule. */
function passwordStrength(password: string): PasswordStrength {
  if (password.length < LEAST) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (kinds === 1 || different < LEAST) return 1;
  return password.length >= LONG && kinds > 2 ? 3 : 2;
}

function StrengthHint({ strength }: { readonly strength: PasswordStrength }) {
  const text = uiKitMessages.useText();
  return (
    <Row spacing={2} sx={{ pt: 1.5 }}>
      <Row component="span" spacing={0.75} aria-hidden>
        {LEVELS.map((level) => (
          <Bar key={level} data-lit={strength >= level ? strength : undefined} />
        ))}
      </Row>
      <output>{text(TEXTS[strength])}</output>
    </Row>
  );
}

export interface FormPasswordFieldProps extends Omit<PasswordFieldProps, GivenByForm> {
  readonly name: string;
  /** Shows the password strength; for new passwords. */
  readonly showsStrength?: boolean;
}

/** A password. Never persisted in a draft. */
export function FormPasswordField({ name, showsStrength = false, maxLength, ...props }: FormPasswordFieldProps) {
  const field = useFormField(name, asText, { isSecret: true });
  return (
    <FieldSlot name={name}>
      <PasswordField {...props} {...field} limit={maxLength} />
      {showsStrength && field.value !== '' && <StrengthHint strength={passwordStrength(field.value)} />}
    </FieldSlot>
  );
}
