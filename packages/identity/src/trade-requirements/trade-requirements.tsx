import { useLink, type LinkProps } from '@bourse/feature-kit';
import { Alert } from '@bourse/ui-kit';
import { useUser } from '../account/use-user';
import { usePayeeInfoQuery } from '../api/settings';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { missingForTrades, type TradeRequirement } from '../rules/trade-requirements';

/** Requirements of trades between users that the user does not meet, each with a link that comes back. Empty if all are met. */
export function Component() {
  const text = identityMessages.useText();
  const { user } = useUser();
  const { currentData: payee } = usePayeeInfoQuery(undefined, { skip: user === undefined });
  const verification = useLink(PATHS.verification);
  const links: Record<TradeRequirement, LinkProps> = {
    identity: verification,
    review: verification,
    payee: useLink(PATHS.userSettings),
  };
  const missing = missingForTrades(user, payee);
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title={text('requirements.title')}>
      <ol style={{ margin: 0, paddingInlineStart: 20 }}>
        {missing.map((requirement) => (
          <li key={requirement}>
            <a {...links[requirement]}>{text(`requirements.${requirement}`)}</a>
          </li>
        ))}
      </ol>
    </Alert>
  );
}
