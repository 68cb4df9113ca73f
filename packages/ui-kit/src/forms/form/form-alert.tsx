import styled from '@emotion/styled';
import { useFormState } from 'react-hook-form';
import { Icon } from '../../icons/icon';
import { FONT_SIZE, RADIUS } from '../../theme/scale';
import { colour, soft } from '../../theme/variables';
import { useFormContext } from './context';
import { useProblemText } from './use-problem-text';

const Box = styled('p')({
  display: 'flex',
  gap: 10,
  margin: 0,
  padding: '10px 12px',
  borderRadius: RADIUS.panel,
  border: `1px solid ${colour.danger}`,
  backgroundColor: soft(colour.danger, 8),
  color: colour.text,
  fontSize: FONT_SIZE.form,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: colour.danger },
});

/** A refusal of the form as a whole; nothing while there is none. */
export function FormAlert() {
  const { form } = useFormContext();
  const problemText = useProblemText();
  const { errors } = useFormState({ control: form.hook.control });
  const refusal = errors.root?.['refusal'];
  if (!refusal) return null;
  return (
    <Box role="alert">
      <Icon name="warning" />
      {problemText(refusal)}
    </Box>
  );
}
