import styled from '@emotion/styled';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAnnounce } from '../../feedback/toaster';
import { uiKitMessages } from '../../locales/messages';
import { FormContext } from './context';
import { focusFieldWithoutValue, focusFirst } from '../../inputs/focus';
import type { Form as FormOf } from './use-form';

const Element = styled('form')({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0, maxWidth: 560 });

export interface FormProps<Values extends FieldValues, Output> {
  readonly form: FormOf<Values, Output>;
  /** The accessible name. */
  readonly label: string;
  /** Called with the schema's output, once per submit: a second submit is ignored while the promise is pending. */
  readonly onSubmit: (values: Output) => void | Promise<void>;
  /** Called first at each submit; `false` ends it. A form of several pages turns the page here. */
  readonly beforeSubmit?: () => Promise<boolean>;
  readonly children: ReactNode;
  /** Translates a code of the schema or of a refusal; usually the `useText()` function of the package. Method syntax accepts its typed keys. */
  errorText(this: void, code: string): string;
}

/** The `<form>` element of a form and the context of its fields. Submit focuses the first invalid field and announces how many there are. */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { form, label, beforeSubmit, onSubmit, children, errorText } = props;
  const text = uiKitMessages.useText();
  const announce = useAnnounce();
  const isSubmitting = useRef(false);
  const [setRoot] = useState(() => (element: HTMLFormElement | null) => {
    form.root.current = element;
  });

  const submit = async () => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      // A text without a value would be sent as an empty field.
      if (focusFieldWithoutValue(form.root.current)) return;
      if (beforeSubmit && !(await beforeSubmit())) return;
      await form.submit(onSubmit);
    } finally {
      isSubmitting.current = false;
    }
    const names = Object.keys(form.hook.getErrors()).filter((name) => name !== 'root');
    // One field is announced by itself: it takes the focus.
    if (names.length > 1) announce(text('form.problems', { count: names.length }));
    focusFirst(form.root.current, names);
  };
  const context = { form, errorText: (code: string) => errorText(code) };
  return (
    <FormContext value={context}>
      <Element
        ref={setRoot}
        noValidate
        aria-label={label}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // A form inside of a portal of this form must not submit this one.
          event.stopPropagation();
          void submit();
        }}
      >
        {children}
      </Element>
    </FormContext>
  );
}
