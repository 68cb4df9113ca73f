import { Button } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import { shellMessages } from '../locales/messages';
import { MessageScreen } from './message-screen';

/** Screen of the addresses of a product that the back end does not announce. */
export function AbsentProduct() {
  const text = shellMessages.useText();
  const navigate = useNavigate();
  return (
    <MessageScreen title={text('screen.absent')} body={text('screen.absent.body')}>
      <Button onClick={() => void navigate('/')}>{text('screen.home')}</Button>
    </MessageScreen>
  );
}
