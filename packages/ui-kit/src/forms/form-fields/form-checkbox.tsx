import { FieldSlot } from '../form/field-slot';
import { asFlag, useFormField } from '../form/use-form-field';
import { Checkbox, type CheckboxProps } from '../../inputs/checkbox';

export interface FormCheckboxProps extends Omit<
  CheckboxProps,
  'name' | 'checked' | 'onChange' | 'error' | 'keepsErrorRoom'
> {
  readonly name: string;
  /** Called after a change by the user. */
  readonly onChanged?: (checked: boolean) => void;
}

/** Yes or no. The label may hold links. */
export function FormCheckbox({ name, onChanged, ...props }: FormCheckboxProps) {
  const { value, onChange, error, keepsErrorRoom } = useFormField(name, asFlag);
  const change = (checked: boolean) => {
    onChange(checked);
    onChanged?.(checked);
  };
  return (
    <FieldSlot name={name}>
      <Checkbox
        {...props}
        name={name}
        checked={value}
        onChange={change}
        error={error}
        keepsErrorRoom={keepsErrorRoom}
      />
    </FieldSlot>
  );
}
