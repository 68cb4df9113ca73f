import { useEffect } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useHeldBlur } from '../../inputs/use-held-blur';
import { useFormContext } from './context';
import { useProblemText } from './use-problem-text';

export interface FieldOptions {
  /** The value is never persisted: passwords and codes. */
  readonly isSecret?: boolean;
}

/** The form's props for a field of the kit. */
export interface FormField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** In the present language. */
  readonly error: string | undefined;
  /** The schema refuses the field while it is empty. */
  readonly required: boolean;
  /** The line of the error is there before the error is. */
  readonly keepsErrorRoom: true;
}

/** Reads a text; anything else is empty. */
export const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a flag; anything else is off. */
export const asFlag = (value: unknown) => value === true;

/**
 * Connects a field to the form around it. An empty field that only had the focus is not validated yet.
 * `read` gives the value the type that the field works with.
 * @throws Error where the form's defaults do not have the field
 */
export function useFormField<Value>(
  name: string,
  read: (value: unknown) => Value,
  { isSecret = false }: FieldOptions = {},
): FormField<Value> {
  const { form } = useFormContext();
  const problemText = useProblemText();
  const { field, fieldState } = useController<FieldValues, string>({ name, control: form.hook.control });
  if (field.value === undefined && !(name in form.hook.getValues())) {
    throw new Error(`The form's defaults have no "${name}".`);
  }
  useEffect(() => {
    if (isSecret) form.secrets.add(name);
  }, [form, name, isSecret]);

  const error = fieldState.error && problemText(fieldState.error);
  const leave = useHeldBlur(() => {
    if (fieldState.isDirty || (field.value !== '' && field.value !== undefined)) field.onBlur();
  });
  return {
    name,
    value: read(field.value),
    onChange: (value) => field.onChange(value),
    onBlur: leave,
    error,
    required: form.requires(name),
    keepsErrorRoom: true,
  };
}
