import { selectDialect } from '@bourse/api-client';
import type { Dialect } from '@bourse/contracts/dialects';
import { useAppSelector } from '@bourse/feature-kit';
import { CatalogueTrans } from '@bourse/i18n';
import { Alert, Page } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { fundsPasswordMessages } from '../funds-password/locales/messages';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** The actions at which the back end asks for the trade password. */
function occasionOf({ withdraw, c2c }: Dialect['tradePassword']) {
  if (withdraw === undefined) return c2c === undefined ? 'none' : 'c2c';
  return c2c === undefined ? 'withdraw' : 'both';
}

/** `/setCash`: the placeholder of the specification. There is no call that sets a trade password, also where the back end asks for one. */
export function Component() {
  const title = identityMessages.useText()('setCash.title');
  const text = fundsPasswordMessages.useText();
  const occasion = occasionOf(useAppSelector(selectDialect).tradePassword);
  const words = occasion === 'none' ? 'absent.words' : (`asked.${occasion}` as const);
  return (
    <Page title={title}>
      <Alert tone="info" title={text(occasion === 'none' ? 'absent' : 'asked')}>
        <CatalogueTrans
          catalogue={fundsPasswordMessages}
          textKey={words}
          components={{ settings: <Link to={PATHS.accountSettings} /> }}
        />
      </Alert>
    </Page>
  );
}
