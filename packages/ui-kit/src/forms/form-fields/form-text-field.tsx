import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { TextField, type TextFieldProps } from '../text-field';

/** The props that come from the form. */
export type GivenByForm = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'keepsErrorRoom' | 'inputRef';

export interface FormTextFieldProps extends Omit<TextFieldProps, GivenByForm> {
  readonly name: string;
}

/** One line of text. */
export function FormTextField({ name, ...props }: FormTextFieldProps) {
  const field = useFormField(name, asText);
  return (
    <FieldSlot name={name}>
      <TextField {...props} {...field} />
    </FieldSlot>
  );
}
