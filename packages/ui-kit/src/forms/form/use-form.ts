import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm as useHookForm, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { dropDraft, followDraftOwner, readDraft, writeDraft, type DraftOptions } from '@bourse/storage';
import { focusFirst } from '../../inputs/focus';
import { isRequired } from './is-required';
import { isRefusal, storedProblem, type Problem } from './problem';

/** A valibot schema of an object. Its messages are codes, not texts. */
type FormSchema = GenericSchema<FieldValues, FieldValues>;

export interface FormOptions<Schema extends FormSchema> {
  readonly schema: Schema;
  /** A value for every field; read once. */
  readonly defaults: InferInput<Schema>;
  readonly draft?: DraftOptions;
  /** Values of the address or of the previous screen; they go before the draft. Read once. */
  readonly prefilled?: Partial<InferInput<Schema>> | undefined;
}

/** The interface of `<Form>` and its fields, for any values. */
export interface AnyForm {
  /** react-hook-form's own object. Only its methods and `control` may be used: see decision 14. */
  readonly hook: UseFormReturn<FieldValues, unknown, FieldValues>;
  /** The `<form>` element while it is mounted. */
  readonly root: { current: HTMLFormElement | null };
  /** Names of fields that are never persisted; password and code fields add themselves. */
  readonly secrets: Set<string>;
  /** Whether the schema refuses the field while it is empty, with the present values of the other fields. */
  readonly requires: (name: string) => boolean;
  /** Takes the schema of the last render: its rules may depend on prices and balances. */
  readonly follow: (schema: FormSchema) => void;
}

/** A form. The object and its methods never change; values are read with `useFormValue`. */
export interface Form<Values extends FieldValues, Output = Values> extends AnyForm {
  /** Present values, for event handlers. */
  readonly values: () => Values;
  /** Validates and calls `onValid` with the schema's output, or shows the errors. */
  readonly submit: (onValid: (output: Output) => void | Promise<void>) => Promise<void>;
  /** Changes values as if the user had typed them. */
  readonly set: (changes: Partial<Values>) => void;
  /** Shows a refusal at a field, or at the form where no field is named. It disappears when that field (or any) changes. */
  readonly refuse: (problem: Problem, field?: keyof Values & string) => void;
  /** Validates some fields and shows their errors; focuses the first invalid one. Resolves to whether all are valid. */
  readonly check: (...fields: (keyof Values & string)[]) => Promise<boolean>;
  /** Empties one field, without an error. */
  readonly clear: (field: keyof Values & string) => void;
  /** Back to the defaults, with `values` in place of some; drops the draft. */
  readonly reset: (values?: Partial<Values>) => void;
}

const REFUSAL = 'root.refusal';

function namesWithErrors(hook: AnyForm['hook']): string[] {
  return Object.keys(hook.getErrors()).filter((name) => name !== 'root');
}

const isRefused = (hook: AnyForm['hook'], name: string) => isRefusal(hook.getFieldState(name).error?.type);

/** A changed field is no longer refused. Fields with a visible error are validated again: `check` shows it before a field lost the focus. */
function afterChange(hook: AnyForm['hook'], changed: string): void {
  if (hook.getErrors().root) hook.clearErrors(REFUSAL);
  if (isRefused(hook, changed)) hook.clearErrors(changed);
  const shown = namesWithErrors(hook).filter((name) => !isRefused(hook, name));
  if (shown.length > 0) void hook.trigger(shown);
}

function makeForm<Values extends FieldValues, Output>(
  hook: AnyForm['hook'],
  defaults: Values,
  draft: DraftOptions | undefined,
  schema: FormSchema,
): Form<Values, Output> {
  const root: AnyForm['root'] = { current: null };
  let rules = schema;
  return {
    hook,
    root,
    secrets: new Set(),
    requires: (name) => isRequired(rules, hook.getValues(), name),
    follow: (next) => {
      rules = next;
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the hook was made with the schema that has these types
    values: () => hook.getValues() as Values,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the output has the types of the same schema
    submit: (onValid) => hook.handleSubmit((output) => onValid(output as Output))(),
    set: (changes) => {
      for (const [name, value] of Object.entries(changes)) {
        hook.setValue(name, value, { shouldDirty: true, shouldValidate: hook.getFieldState(name).error !== undefined });
      }
    },
    refuse: (problem, field) => {
      hook.setError(field ?? REFUSAL, storedProblem(problem));
      if (field !== undefined) focusFirst(root.current, [field]);
    },
    check: async (...fields) => {
      const isValid = await hook.trigger(fields);
      if (!isValid)
        focusFirst(
          root.current,
          namesWithErrors(hook).filter((name) => fields.includes(name)),
        );
      return isValid;
    },
    clear: (field) => hook.resetField(field, { defaultValue: defaults[field] }),
    reset: (values) => {
      hook.reset({ ...defaults, ...values });
      if (draft) dropDraft(draft);
    },
  };
}

/**
 * A form of fields of one valibot schema. Errors appear after a field lost the focus or after a submit, then follow every change.
 * With `draft` the input is kept in storage and restored; it belongs to the user who typed it.
 */
export function useForm<Schema extends FormSchema>(
  options: FormOptions<Schema>,
): Form<InferInput<Schema>, InferOutput<Schema>> {
  // Read once: a form keeps them while it is mounted.
  const [{ defaults, draft, prefilled }] = useState(options);
  const [initial] = useState(() => ({ ...defaults, ...(draft && readDraft(draft, defaults)), ...prefilled }));
  const hook = useHookForm<FieldValues, unknown, FieldValues>({
    resolver: valibotResolver<FieldValues, unknown, FieldValues>(options.schema),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [form] = useState(() =>
    makeForm<InferInput<Schema>, InferOutput<Schema>>(hook, defaults, draft, options.schema),
  );
  const { schema } = options;
  useLayoutEffect(() => form.follow(schema), [form, schema]);

  useEffect(
    () =>
      form.hook.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === undefined) return;
          afterChange(form.hook, name);
          if (draft) writeDraft(draft, values, form.secrets);
        },
      }),
    [form, draft],
  );

  useEffect(
    () =>
      draft &&
      followDraftOwner(draft, defaults, (stored) => {
        form.hook.reset({ ...defaults, ...stored });
      }),
    [form, defaults, draft],
  );

  return form;
}

/** The present value of one field; renders the caller again when it changes. */
export function useFormValue<Values extends FieldValues, Name extends keyof Values & string>(
  form: Form<Values, unknown>,
  name: Name,
): Values[Name] {
  return useWatch({ control: form.hook.control, name });
}
