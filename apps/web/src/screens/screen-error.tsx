import { Button, ChunkLoadError, retryLoad } from '@bourse/ui-kit';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { shellMessages } from '../locales/messages';
import { MessageScreen } from './message-screen';

/** Shown if a screen throws or its code fails to load; header and footer stay usable. */
export function ScreenError() {
  const error = useRouteError();
  const text = shellMessages.useText();
  const navigate = useNavigate();
  const location = useLocation();
  const isChunk = error instanceof ChunkLoadError;

  // Navigating to the current address reloads this screen only.
  const again = () => void navigate(location, { replace: true, state: location.state as unknown });
  const retry = () => (isChunk ? retryLoad(again) : again());

  return (
    <MessageScreen
      role="alert"
      title={text(isChunk ? 'screen.notLoaded' : 'screen.failed')}
      body={text(isChunk ? 'screen.notLoaded.body' : 'screen.failed.body')}
    >
      <Button onClick={retry}>{text('screen.retry')}</Button>
      {location.pathname !== '/' && (
        <Button tone="quiet" onClick={() => void navigate('/')}>
          {text('screen.home')}
        </Button>
      )}
    </MessageScreen>
  );
}
