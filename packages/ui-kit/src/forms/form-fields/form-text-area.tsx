import { FieldSlot } from '../form/field-slot';
import { asText, useFormField } from '../form/use-form-field';
import { TextArea, type TextAreaProps } from './base/text-area';
import type { GivenByForm } from './form-text-field';

export interface FormTextAreaProps extends Omit<TextAreaProps, GivenByForm> {
  readonly name: string;
}

/** Text of several lines. */
export function FormTextArea({ name, ...props }: FormTextAreaProps) {
  const field = useFormField(name, asText);
  return (
    <FieldSlot name={name}>
      <TextArea {...props} {...field} />
    </FieldSlot>
  );
}
