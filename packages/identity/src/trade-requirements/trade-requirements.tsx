import { useLink, type LinkProps } from '@bourse/feature-kit';
import { Alert, Box, COARSE, LINE_HEIGHT, Link, TOUCH } from '@bourse/ui-kit';
import { useUser } from '../account/use-user';
import { usePayeeInfoQuery } from '../api/settings';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { missingForTrades, type TradeRequirement } from '../rules/trade-requirements';

/** Touch areas of 44 px in lines of 16 px do not overlap. */
const line = { [COARSE]: { paddingBlock: `calc((${TOUCH}px - ${LINE_HEIGHT.dense}) / 2)` } };

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
          <Box component="li" key={requirement} sx={line}>
            <Link {...links[requirement]}>{text(`requirements.${requirement}`)}</Link>
          </Box>
        ))}
      </ol>
    </Alert>
  );
}
