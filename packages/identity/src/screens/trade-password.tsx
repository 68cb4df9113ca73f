import { CatalogueTrans } from '@bourse/i18n';
import { Alert, Page } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** `/setCash`: the placeholder of the specification; there is no call for a trade password. */
export function Component() {
  const text = identityMessages.useText();
  return (
    <Page title={text('setCash.title')}>
      <Alert tone="info" title={text('setCash.placeholder')}>
        <CatalogueTrans
          catalogue={identityMessages}
          textKey="setCash.words"
          components={{ settings: <Link to={PATHS.accountSettings} /> }}
        />
      </Alert>
    </Page>
  );
}
