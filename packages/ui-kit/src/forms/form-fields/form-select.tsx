import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { SelectField, type SelectFieldProps } from './base/select-field';
import type { GivenByForm } from './form-text-field';

export interface FormSelectProps extends Omit<SelectFieldProps, GivenByForm> {
  readonly name: string;
}

/** One of a few options. */
export function FormSelect({ name, ...props }: FormSelectProps) {
  const field = useFormField(name, asText);
  return (
    <FieldSlot name={name}>
      <SelectField {...props} {...field} />
    </FieldSlot>
  );
}
