import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { TextField, type TextFieldProps } from '../../inputs/text-field';

/** The props that come from the form. */
export type GivenByForm = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'keepsErrorRoom' | 'inputRef' | 'limit';

export interface FormTextFieldProps extends Omit<TextFieldProps, GivenByForm> {
  readonly name: string;
}

/** One line of text. A value longer than `maxLength` is an error: a pasted account, address or password is never cut. */
export function FormTextField({ name, maxLength, ...props }: FormTextFieldProps) {
  const field = useFormField(name, asText);
  return (
    <FieldSlot name={name}>
      <TextField {...props} {...field} limit={maxLength} />
    </FieldSlot>
  );
}
