import { I18nProvider } from '@bourse/i18n';
import { BourseThemeProvider, Button, CopyButton } from '@bourse/ui-kit';
import { useRouteError } from 'react-router';
import type { AppProps } from '../app';
import { shellMessages } from '../locales/messages';
import { MessageScreen } from './message-screen';

function Message() {
  const error = useRouteError();
  const text = shellMessages.useText();
  const details = [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
    location.href,
    navigator.userAgent,
  ].join('\n');
  return (
    <MessageScreen role="alert" title={text('screen.failed')} body={text('frame.failed.body')}>
      <Button onClick={() => location.reload()}>{text('frame.reload')}</Button>
      <CopyButton value={details} label={text('frame.copyDetails')} />
    </MessageScreen>
  );
}

/** Shown if the frame around the screens throws: header, footer, providers. It has its own providers. */
export function FrameError({ client }: Pick<AppProps, 'client'>) {
  return (
    <I18nProvider i18n={client.i18n}>
      <BourseThemeProvider>
        <Message />
      </BourseThemeProvider>
    </I18nProvider>
  );
}
