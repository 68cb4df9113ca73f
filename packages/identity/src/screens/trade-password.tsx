import { selectDialect } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { CatalogueTrans } from '@bourse/i18n';
import { Alert, Page } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { fundsPasswordMessages } from '../funds-password/locales/messages';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** `/setCash`: the placeholder of the specification. There is no call that sets a trade password, also where the back end asks for one. */
export function Component() {
  const title = identityMessages.useText()('setCash.title');
  const text = fundsPasswordMessages.useText();
  const { withdraw, c2c } = useAppSelector(selectDialect).tradePassword;
  const state = withdraw === undefined && c2c === undefined ? 'absent' : 'asked';
  return (
    <Page title={title}>
      <Alert tone="info" title={text(state)}>
        <CatalogueTrans
          catalogue={fundsPasswordMessages}
          textKey={`${state}.words`}
          components={{ settings: <Link to={PATHS.accountSettings} /> }}
        />
      </Alert>
    </Page>
  );
}
