import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../../actions/button';
import { useFormContext } from './context';
import { FormAlert } from './form-alert';

export type FormSubmitProps = Pick<ButtonProps, 'children' | 'tone' | 'size' | 'fullWidth'>;

/** The form's button, and below it the refusal of the form, which moves nothing that can be pressed. It shows that a submit is pending and is never disabled. */
export function FormSubmit({ size = 'large', fullWidth = true, ...props }: FormSubmitProps) {
  const { form } = useFormContext();
  const { isSubmitting } = useFormState({ control: form.hook.control });
  return (
    <>
      <Button {...props} type="submit" size={size} fullWidth={fullWidth} pending={isSubmitting} />
      <FormAlert />
    </>
  );
}
