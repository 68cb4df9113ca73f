import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { RadioCards, type RadioCardsProps } from '../../inputs/radio-cards';
import type { GivenByForm } from './form-text-field';

export interface FormRadioCardsProps extends Omit<RadioCardsProps<string>, GivenByForm> {
  readonly name: string;
}

/** One of a few options, each a card with its details. */
export function FormRadioCards({ name, ...props }: FormRadioCardsProps) {
  const field = useFormField(name, asText);
  return (
    <FieldSlot name={name}>
      <RadioCards {...props} {...field} />
    </FieldSlot>
  );
}
