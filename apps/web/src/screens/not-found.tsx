import { Button } from '@bourse/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { shellMessages } from '../locales/messages';
import { MessageScreen } from './message-screen';

/** A path as the reader wrote it. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** For every address that leads nowhere. */
export function NotFound() {
  const text = shellMessages.useText();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // The first entry of a visit has the key 'default': there is nothing of this site to go back to.
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
