import { createContext, useContext } from 'react';
import type { AnyForm } from './use-form';

interface FormContextValue {
  readonly form: AnyForm;
  readonly errorText: (code: string) => string;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a field. @throws Error outside of a `<Form>` */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A form field needs a <Form> around it.');
  return context;
}
