import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { AutocompleteField, type AutocompleteFieldProps } from './base/autocomplete-field';
import type { GivenByForm } from './form-text-field';

export interface FormAutocompleteProps extends Omit<AutocompleteFieldProps, GivenByForm> {
  readonly name: string;
}

/** One of many options, found by typing. */
export function FormAutocomplete({ name, ...props }: FormAutocompleteProps) {
  const field = useFormField(name, asText);
  return (
    <FieldSlot name={name}>
      <AutocompleteField {...props} {...field} />
    </FieldSlot>
  );
}
