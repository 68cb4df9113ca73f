import { parseDecimal } from '@bourse/decimal';
import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { NumberField, type NumberFieldProps } from '../../inputs/number-field';
import type { GivenByForm } from './form-text-field';

export interface FormNumberFieldProps extends Omit<NumberFieldProps, Exclude<GivenByForm, 'keepsErrorRoom'>> {
  readonly name: string;
}

/** An amount or a price: decimal text in the form's values, empty text while nothing is typed. */
export function FormNumberField({ name, ...props }: FormNumberFieldProps) {
  const { value, onChange, ...field } = useFormField(name, asText);
  return (
    <FieldSlot name={name}>
      <NumberField {...field} {...props} value={parseDecimal(value)} onChange={(next) => onChange(next ?? '')} />
    </FieldSlot>
  );
}
