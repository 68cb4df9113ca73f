import { Button } from '@bourse/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { shellMessages } from '../locales/messages';
import { MessageScreen } from './message-screen';

/** The requested path. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Screen of every unknown address. */
export function NotFound() {
  const text = shellMessages.useText();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // The first entry of a visit has the key 'default': there is no previous page of this site.
  const cameFromHere = key !== 'default';
  return (
    <MessageScreen title={text('screen.notFound')} body={text('screen.notFound.body', { path: decodePath(pathname) })}>
      {cameFromHere && (
        <Button tone="quiet" onClick={() => void navigate(-1)}>
          {text('screen.back')}
        </Button>
      )}
      <Button onClick={() => void navigate('/')}>{text('screen.home')}</Button>
    </MessageScreen>
  );
}
