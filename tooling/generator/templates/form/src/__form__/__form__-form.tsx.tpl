import { Form, FormSubmit, FormTextField, useForm, type Problem } from '@bourse/ui-kit/forms';
import { __messages__ } from '__messagesFrom__';
import { __formKey__Schema, NAME_MAX, type __Form__Values } from './rules';

export interface __Form__FormProps {
  /** Called with valid values, once per submit. Resolves to the problem where the command failed. */
  readonly onSubmit: (values: __Form__Values) => Promise<Problem | undefined>;
}

/** __title__. The input survives a failure and is cleared after a success. */
export function __Form__Form({ onSubmit }: __Form__FormProps) {
  const text = __messages__.useText();
  const form = useForm({ schema: __formKey__Schema, defaults: { name: '' } });
  const submit = async (values: __Form__Values) => {
    const problem = await onSubmit(values);
    if (problem === undefined) form.reset();
    else form.refuse(problem);
  };
  return (
    <Form form={form} label={text('__formKey__.title')} errorText={text} onSubmit={submit}>
      <FormTextField name="name" label={text('__formKey__.name')} maxLength={NAME_MAX} />
      <FormSubmit>{text('__formKey__.submit')}</FormSubmit>
    </Form>
  );
}
